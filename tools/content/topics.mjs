/**
 * The topic decks: which words, in which order, and what each is called in American English.
 * A word stands in one deck only; its character leads to the drawings and to the names in other languages.
 * What stands in brackets keeps two words of one spelling apart by key only.
 * Left out on purpose: weapons, gambling, spirits, objects of worship, twins of one thing (five trains, eight moons).
 */
import { slug } from './slug.mjs';

const decks = {
  'Pets and farm animals': `🐕 dog, 🐈 cat, 🐇 rabbit, 🐹 hamster, 🐁 mouse, 🐎 horse, 🐄 cow, 🐖 pig, 🐑 sheep, 🐐 goat, 🫏 donkey,
    🐔 chicken, 🐓 rooster, 🐤 chick, 🦆 duck, 🪿 goose, 🦃 turkey, 🐃 water buffalo, 🦙 llama, 🐀 rat`,
  'Wild animals': `🦁 lion, 🐅 tiger, 🐘 elephant, 🐒 monkey, 🦒 giraffe, 🦓 zebra, 🐻 bear, 🐺 wolf, 🦊 fox, 🦌 deer, 🐼 panda, 🐨 koala,
    🦘 kangaroo, 🐻‍❄ polar bear, 🐆 leopard, 🦍 gorilla, 🦧 orangutan, 🐫 camel, 🦛 hippopotamus, 🦏 rhinoceros, 🐗 boar, 🦬 bison,
    🫎 moose, 🐿 chipmunk, 🦔 hedgehog, 🦇 bat, 🦫 beaver, 🦦 otter, 🦝 raccoon, 🦡 badger, 🦨 skunk, 🦥 sloth, 🐸 frog, 🐢 turtle,
    🐍 snake, 🐊 crocodile, 🦎 lizard, 🦣 mammoth, 🦕 dinosaur, 🦖 T-Rex`,
  'Birds and insects': `🐦 bird, 🪶 feather, 🪽 wing, 🪺 nest, 🕊 dove, 🦅 eagle, 🦉 owl, 🐧 penguin, 🦜 parrot, 🦢 swan, 🦚 peacock,
    🦩 flamingo, 🦤 dodo, 🐝 bee, 🦋 butterfly, 🐜 ant, 🪰 fly, 🦟 mosquito, 🐞 ladybug, 🪲 beetle, 🦗 cricket, 🐛 caterpillar, 🪱 worm,
    🐌 snail, 🕷 spider, 🕸 spider web, 🦂 scorpion, 🪳 cockroach`,
  'Sea animals': `🐟 fish, 🐠 tropical fish, 🐡 blowfish, 🦈 shark, 🐬 dolphin, 🐋 whale, 🫍 orca, 🦭 seal, 🐙 octopus, 🦑 squid, 🦀 crab,
    🦞 lobster, 🦐 shrimp, 🪼 jellyfish, 🦪 oyster, 🐚 shell, 🪸 coral`,
  'Plants and landscapes': `🌳 tree, 🌲 fir tree, 🌴 palm tree, 🌱 seedling, 🪴 potted plant, 🌵 cactus, 🌿 herb, 🍁 maple leaf, 🍂 fallen leaf,
    🍀 four-leaf clover, 🍄 mushroom, 🌹 rose, 🌷 tulip, 🌻 sunflower, 🌸 cherry blossom, 🌼 blossom, 🌺 hibiscus, 🪻 hyacinth, 🪷 lotus,
    💐 bouquet, 🪵 wood, 🪨 rock, ⛰ mountain, 🌋 volcano, 🏖 beach, 🏝 desert island, 🏜 desert, 🏞 national park, 🌊 wave`,
  'Weather and sky': `☀ sun, 🌙 moon, ⭐ star, ☁ cloud, 🌧 rain, 🌨 snow, ⛈ thunderstorm, ⚡ lightning, 🌬 wind, 🌫 fog, 🌪 tornado, 🌈 rainbow,
    ❄ snowflake, ☃ snowman, 🧊 ice, 💧 drop, ☂ umbrella, 🌡 thermometer, 🌅 sunrise, 🌇 sunset, 🌠 shooting star, 🌌 Milky Way,
    🪐 planet, ☄ comet, 🌍 Earth`,
  'Fruit and vegetables': `🍎 apple, 🍌 banana, 🍊 tangerine, 🍐 pear, 🍓 strawberry, 🍒 cherries, 🍇 grapes, 🍑 peach, 🍋 lemon, 🍉 watermelon,
    🍈 melon, 🍍 pineapple, 🥝 kiwi, 🥭 mango, 🥥 coconut, 🫐 blueberries, 🍋‍🟩 lime, 🥔 potato, 🥕 carrot, 🍅 tomato, 🥒 cucumber, 🧅 onion,
    🧄 garlic, 🌽 corn, 🥬 lettuce, 🥦 broccoli, 🫑 bell pepper, 🌶 chili pepper, 🍆 eggplant, 🫛 peas, 🫘 beans, 🥑 avocado,
    🫒 olive, 🍠 sweet potato, 🫚 ginger, 🥜 peanuts, 🌰 chestnut`,
  'Food and drink': `🍞 bread, 🥚 egg, 🧀 cheese, 🧈 butter, 🍚 rice, 🍝 spaghetti, 🥩 meat, 🍗 chicken leg, 🥓 bacon, 🍳 fried egg, 🥗 salad,
    🍲 soup, 🍔 hamburger, 🍟 french fries, 🍕 pizza, 🌭 hot dog, 🥪 sandwich, 🌮 taco, 🌯 burrito, 🍜 noodles, 🍛 curry, 🍣 sushi,
    🥟 dumpling, 🧆 falafel, 🥐 croissant, 🥖 baguette, 🥨 pretzel, 🥯 bagel, 🫓 flatbread, 🥫 canned food, 🧂 salt, 🍿 popcorn,
    🎂 birthday cake, 🍰 cake, 🥧 pie, 🧁 cupcake, 🥞 pancakes, 🧇 waffle, 🍪 cookie, 🍩 doughnut, 🍦 ice cream, 🍫 chocolate,
    🍬 candy, 🍭 lollipop, 🍮 custard, 🍯 honey, 🥛 milk, ☕ coffee, 🍵 tea, 🧃 juice, 🧋 bubble tea, 🍺 beer, 🍷 wine`,
  'Clothes and accessories': `👕 T-shirt, 👖 jeans, 👗 dress, 🧥 coat, 🩳 shorts, 🧦 socks, 👞 shoe, 👟 sneaker, 👢 boot, 👡 sandal, 🩴 flip-flop,
    🥾 hiking boot, 👠 high heel, 🩰 ballet shoes, 🧢 cap, 👒 hat, 🎩 top hat, 🧣 scarf, 🧤 gloves, 👔 tie, 👙 bikini, 🩱 swimsuit,
    🥼 lab coat, 🦺 safety vest, 👘 kimono, 🥻 sari, 👓 glasses, 🕶 sunglasses, 🥽 goggles, 👜 handbag, 👛 coin purse, 🎒 backpack, ⌚ watch,
    💍 ring, 👑 crown, 💎 gemstone, 💄 lipstick`,
  'At home': `🏠 house, 🚪 door, 🪟 window, 🪑 chair, 🛋 sofa, 🛏 bed, 💡 light bulb, 🪞 mirror, 🖼 picture, ⏰ alarm clock, 🕰 clock, 📺 television,
    🔑 key, 🔒 lock, 🛁 bathtub, 🚿 shower, 🚽 toilet, 🧻 toilet paper, 🧼 soap, 🪥 toothbrush, 🧴 lotion, 🪒 razor, 🧽 sponge, 🪣 bucket,
    🧹 broom, 🧺 basket, 🗑 trash can, 🍽 plate, 🥄 spoon, 🔪 kitchen knife, 🥢 chopsticks, 🫖 teapot, 🍼 baby bottle, 🫙 jar,
    🕯 candle, 🛒 shopping cart, 🛍 shopping bags, 🧳 suitcase`,
  'Tools and technology': `🔨 hammer, 🪛 screwdriver, 🔧 wrench, 🪚 saw, 🪓 axe, 🪏 shovel, 🪜 ladder, 🧰 toolbox, 🔩 nut and bolt, ⚙ gear, ⛓ chain,
    🧲 magnet, 🔦 flashlight, 🧵 thread, 🪡 needle, 🧶 yarn, 🪢 knot, 🔋 battery, 🔌 plug, 📱 cell phone, ☎ telephone, 💻 laptop,
    🖥 computer, ⌨ keyboard, 🖱 computer mouse, 🖨 printer, 💾 floppy disk, 📷 camera, 📹 video camera, 📻 radio, 🎧 headphones,
    🧭 compass, 🔍 magnifying glass, ⏳ hourglass, ⏱ stopwatch, ⚖ scales, 🧯 fire extinguisher, 🔥 fire`,
  'School and office': `📖 book, 📚 books, 📓 notebook, ✏ pencil, 🖊 pen, 🖍 crayon, 🖌 paintbrush, 🎨 paint palette, ✂ scissors, 📏 ruler,
    📎 paper clip, 📌 pushpin, 📝 memo, 📅 calendar, 🗺 world map, 🧮 abacus, 🔬 microscope, 🔭 telescope, 🧪 test tube, 🧬 DNA, 📋 clipboard,
    📁 folder, 💼 briefcase, 📊 bar chart, 📜 scroll, 🔖 bookmark, 🏷 label, 📰 newspaper, ✉ envelope, 📮 mailbox, 📦 package,
    💰 money bag, 🪙 coin, 💵 banknote, 💳 credit card, 🧾 receipt, 🪪 ID card`,
  'Town and places': `🏫 school, 🏥 hospital, 🏦 bank, 🏨 hotel, 🏪 store, 🏢 office building, 🏭 factory, 🏟 stadium, ⛪ church, 🕌 mosque, 🕍 synagogue,
    🛕 Hindu temple, 🏰 castle, ⛲ fountain, 🎡 Ferris wheel, 🎢 roller coaster, 🎪 circus tent, 🛝 slide, ⛺ tent, 🏕 camping, 🛖 hut,
    🌉 bridge, 🏙 city, 🛗 elevator, 🧱 brick`,
  Transport: `🚗 car, 🚌 bus, 🚲 bicycle, 🚆 train, 🚂 locomotive, 🚊 tram, 🚇 subway, 🚉 station, 🚕 taxi, 🏍 motorcycle, 🛵 motor scooter,
    🚚 truck, 🛻 pickup truck, 🚐 minibus, 🚜 tractor, 🚑 ambulance, 🚒 fire truck, 🚓 police car, 🏎 race car, 🛺 auto rickshaw,
    🛴 kick scooter, 🛹 skateboard, 🛼 roller skate, ✈ airplane, 🚁 helicopter, 🪂 parachute, 🚀 rocket, 🛰 satellite, 🚢 ship, ⛵ sailboat,
    🚤 speedboat, ⛴ ferry, 🛶 canoe, ⚓ anchor, 🛟 life buoy, 🚏 bus stop, 🚦 traffic light, 🛑 stop sign, ⛽ gas pump, 🛞 wheel`,
  Music: `🎵 musical note, 🎤 microphone, 🎸 guitar, 🎹 piano, 🎻 violin, 🥁 drum, 🎺 trumpet, 🪈 flute, 🎷 saxophone, 🪗 accordion, 🪉 harp, 🪕 banjo,
    🪊 trombone, 🪇 maracas, 🪘 conga, 🔔 bell, 📯 horn, 📣 megaphone`,
  'Sport and games': `⚽ soccer ball, 🏀 basketball, 🏐 volleyball, 🎾 tennis, 🏓 table tennis, 🏸 badminton, ⚾ baseball, 🏈 American football, 🏉 rugby,
    🏒 ice hockey, 🏑 field hockey, 🏏 cricket (sport), 🥍 lacrosse, 🎳 bowling, 🥊 boxing glove, ⛸ ice skate, 🎿 skis, ⛷ skiing,
    🏂 snowboarder, 🛷 sled, 🥌 curling stone, 🏊 swimming, 🏄 surfing, 🏃 running, 🚴 cycling, 🧗 climbing, 🏇 horse racing,
    🤿 diving mask, 🎣 fishing pole, 🎯 target, 🥅 goal, 🏆 trophy, 🏅 medal, 🥏 frisbee, 🪀 yo-yo, 🪁 kite, 🪃 boomerang, 🧩 puzzle piece,
    🎲 dice, ♟ chess pawn, 🎮 video game, 🧸 teddy bear, 🪆 nesting dolls, 🎈 balloon, 🎁 present, 🎉 party popper, 🎊 confetti ball,
    🎀 ribbon, 🎆 fireworks, 🎄 Christmas tree, 🎃 jack-o'-lantern, 🎫 ticket, 🎬 clapperboard`,
  'People and jobs': `👶 baby, 👦 boy, 👧 girl, 👨 man, 👩 woman, 👴 grandfather, 👵 grandmother, 👨‍👩‍👦 family, 🧑‍🎓 student, 🧑‍🏫 teacher, 🧑‍⚕ doctor,
    🧑‍🍳 cook, 👮 police officer, 🧑‍🚒 firefighter, 🧑‍🌾 farmer, 👷 builder, 🧑‍🔧 mechanic,
    🧑‍💻 programmer, 🧑‍🔬 scientist, 🧑‍⚖ judge, 🧑‍✈ pilot, 🧑‍🚀 astronaut, 🧑‍🎤 singer, 🧑‍🎨 artist, 🕵 detective, 💂 guard`,
  'Fairy tales': `🤴 prince, 👸 princess, 🧚 fairy, 🧙 wizard, 🧜‍♀ mermaid, 🧝 elf, 🧞 genie, 🧛 vampire, 🧟 zombie, 👻 ghost, 🥷 ninja,
    🦸 superhero, 🎅 Santa Claus, 🤡 clown, 🤖 robot, 👽 alien, 🛸 flying saucer, 🐉 dragon, 🦄 unicorn, 🐦‍🔥 phoenix, 🧌 troll, 🪄 magic wand,
    🔮 crystal ball, 🪎 treasure chest`,
  'Body and health': `👁 eye, 👂 ear, 👃 nose, 👄 mouth, 🦷 tooth, 👅 tongue, ✋ hand, 💪 arm, 🦵 leg, 🦶 foot, 👍 thumb, ✊ fist, 🧠 brain, 🫀 heart,
    🫁 lungs, 🦴 bone, 🩸 blood, 👣 footprints, 💊 pill, 💉 syringe, 🩺 stethoscope, 🩹 adhesive bandage, 🩼 crutch, 🦽 wheelchair, 🩻 X-ray`,
};

/** The decks as `{ key, english, concepts: [{ key, character, english }] }`. */
export const topics = Object.entries(decks).map(([english, words]) => ({
  key: slug(english),
  english,
  concepts: words.split(',').map((word) => {
    const [, character, name] = /^\s*(\S+) (.+)$/.exec(word);
    return { key: slug(name.replace(/[()]/g, '')), character, english: name.replace(/ \(.*\)/, '') };
  }),
}));
