/**
 * The topic decks: which words, in which order, and what each is called in American English.
 * A title begins with the levels of the deck's parts, and a slash stands between the parts' words.
 * A word stands in one deck only; its character leads to the drawings and to the names in other languages.
 * What stands in brackets keeps two words of one spelling apart by key only.
 * Left out on purpose: weapons, gambling, spirits, objects of worship, twins of one thing (five trains, eight moons).
 */
import { slug } from './slug.mjs';

const decks = {
  'A1.1 Pets and farm animals': `
    🐕 dog, 🐈 cat, 🐇 rabbit, 🐹 hamster, 🐁 mouse, 🐎 horse, 🐄 cow, 🐖 pig, 🐑 sheep, 🐐 goat, 🫏 donkey, 🐔 chicken,
    🐓 rooster, 🐤 chick, 🦆 duck, 🪿 goose, 🦃 turkey, 🐃 water buffalo, 🦙 llama, 🐀 rat`,
  'A1.2/A2.1 Wild animals': `
    🦁 lion, 🐅 tiger, 🐘 elephant, 🐒 monkey, 🦒 giraffe, 🦓 zebra, 🐻 bear, 🐺 wolf, 🦊 fox, 🦌 deer, 🐼 panda, 🦘 kangaroo,
    🐻‍❄ polar bear, 🐫 camel, 🦛 hippopotamus, 🐊 crocodile, 🐍 snake, 🐸 frog, 🐢 turtle, 🦔 hedgehog
    /
    🐨 koala, 🐆 leopard, 🦍 gorilla, 🦧 orangutan, 🦏 rhinoceros, 🐗 boar, 🦬 bison, 🫎 moose, 🐿 chipmunk, 🦇 bat,
    🦫 beaver, 🦦 otter, 🦝 raccoon, 🦡 badger, 🦨 skunk, 🦥 sloth, 🦎 lizard, 🦣 mammoth, 🦕 dinosaur, 🦖 T-Rex`,
  'A1.2/A2.1 Birds and insects': `
    🐦 bird, 🪶 feather, 🪽 wing, 🪺 nest, 🦅 eagle, 🦉 owl, 🐧 penguin, 🦜 parrot, 🦢 swan, 🐝 bee, 🦋 butterfly, 🐜 ant,
    🪰 fly, 🕷 spider
    /
    🕊 dove, 🦚 peacock, 🦩 flamingo, 🦤 dodo, 🦟 mosquito, 🐞 ladybug, 🪲 beetle, 🦗 cricket, 🐛 caterpillar, 🪱 worm,
    🐌 snail, 🕸 spider web, 🦂 scorpion, 🪳 cockroach`,
  'A2.1 Sea animals': `
    🐟 fish, 🐠 tropical fish, 🐡 blowfish, 🦈 shark, 🐬 dolphin, 🐋 whale, 🫍 orca, 🦭 seal, 🐙 octopus, 🦑 squid, 🦀 crab,
    🦞 lobster, 🦐 shrimp, 🪼 jellyfish, 🦪 oyster, 🐚 shell, 🪸 coral`,
  'A1.2/A2.1 Plants and landscapes': `
    🌳 tree, 🌲 fir tree, 🌴 palm tree, 🍄 mushroom, 🌹 rose, 🌷 tulip, 🌻 sunflower, 💐 bouquet, 🪵 wood, ⛰ mountain,
    🌋 volcano, 🏖 beach, 🏝 desert island, 🏜 desert, 🌊 wave, 🌵 cactus
    /
    🌱 seedling, 🪴 potted plant, 🌿 herb, 🍁 maple leaf, 🍂 fallen leaf, 🍀 four-leaf clover, 🌸 cherry blossom, 🌼 blossom,
    🌺 hibiscus, 🪻 hyacinth, 🪷 lotus, 🪨 rock, 🏞 national park`,
  'A1.1/A2.1 Weather and sky': `
    ☀ sun, 🌙 moon, ⭐ star, ☁ cloud, 🌧 rain, 🌨 snow, 🌬 wind, 🌫 fog, ⛈ thunderstorm, ⚡ lightning, 🌈 rainbow, 🧊 ice,
    ☂ umbrella
    /
    🌪 tornado, ❄ snowflake, ☃ snowman, 💧 drop, 🌡 thermometer, 🌅 sunrise, 🌇 sunset, 🌠 shooting star, 🌌 Milky Way,
    🪐 planet, ☄ comet, 🌍 Earth`,
  'A1.1/A1.2 Fruit and vegetables': `
    🍎 apple, 🍌 banana, 🍊 tangerine, 🍐 pear, 🍓 strawberry, 🍒 cherries, 🍇 grapes, 🍋 lemon, 🍍 pineapple, 🥔 potato,
    🥕 carrot, 🍅 tomato, 🥒 cucumber, 🧅 onion, 🌽 corn, 🥬 lettuce, 🫛 peas, 🫘 beans
    /
    🍑 peach, 🍉 watermelon, 🍈 melon, 🥝 kiwi, 🥭 mango, 🥥 coconut, 🫐 blueberries, 🍋‍🟩 lime, 🧄 garlic, 🥦 broccoli,
    🫑 bell pepper, 🌶 chili pepper, 🍆 eggplant, 🥑 avocado, 🫒 olive, 🍠 sweet potato, 🫚 ginger, 🥜 peanuts, 🌰 chestnut`,
  'A1.1/A1.2/A2.1 Food and drink': `
    🍞 bread, 🥚 egg, 🧀 cheese, 🧈 butter, 🍚 rice, 🍝 spaghetti, 🥩 meat, 🍲 soup, 🥗 salad, 🥪 sandwich, 🍕 pizza, 🍰 cake,
    🍪 cookie, 🍦 ice cream, 🍫 chocolate, 🥛 milk, ☕ coffee, 🍵 tea, 🧃 juice
    /
    🍗 chicken leg, 🥓 bacon, 🍳 fried egg, 🍔 hamburger, 🍟 french fries, 🌭 hot dog, 🍜 noodles, 🥐 croissant, 🥖 baguette,
    🧂 salt, 🎂 birthday cake, 🥧 pie, 🥞 pancakes, 🍩 doughnut, 🍬 candy, 🍯 honey, 🍺 beer, 🍷 wine
    /
    🌮 taco, 🌯 burrito, 🍛 curry, 🍣 sushi, 🥟 dumpling, 🧆 falafel, 🥨 pretzel, 🥯 bagel, 🫓 flatbread, 🥫 canned food,
    🍿 popcorn, 🧁 cupcake, 🧇 waffle, 🍭 lollipop, 🍮 custard, 🧋 bubble tea`,
  'A1.2/A2.1 Clothes and accessories': `
    👕 T-shirt, 👖 jeans, 👗 dress, 🧥 coat, 🩳 shorts, 🧦 socks, 👞 shoe, 👢 boot, 🧢 cap, 👒 hat, 🧣 scarf, 🧤 gloves,
    👔 tie, 👓 glasses, 🕶 sunglasses, 👜 handbag, 🎒 backpack, ⌚ watch, 💍 ring
    /
    👟 sneaker, 👡 sandal, 🩴 flip-flop, 🥾 hiking boot, 👠 high heel, 🩰 ballet shoes, 🎩 top hat, 👙 bikini, 🩱 swimsuit,
    🥼 lab coat, 🦺 safety vest, 👘 kimono, 🥻 sari, 🥽 goggles, 👛 coin purse, 👑 crown, 💎 gemstone, 💄 lipstick`,
  'A1.1/A1.2 At home': `
    🏠 house, 🚪 door, 🪟 window, 🪑 chair, 🛋 sofa, 🛏 bed, 💡 light bulb, 🪞 mirror, 🖼 picture, 🕰 clock, 📺 television,
    🔑 key, 🚿 shower, 🚽 toilet, 🧼 soap, 🪥 toothbrush, 🍽 plate, 🥄 spoon, 🕯 candle
    /
    ⏰ alarm clock, 🔒 lock, 🛁 bathtub, 🧻 toilet paper, 🧴 lotion, 🪒 razor, 🧽 sponge, 🪣 bucket, 🧹 broom, 🧺 basket,
    🗑 trash can, 🔪 kitchen knife, 🥢 chopsticks, 🫖 teapot, 🍼 baby bottle, 🫙 jar, 🛒 shopping cart, 🛍 shopping bags,
    🧳 suitcase`,
  'A2.1/A2.2 Tools and technology': `
    🔨 hammer, 🪛 screwdriver, 🪚 saw, 🪜 ladder, 🔦 flashlight, 🔋 battery, 🔌 plug, 📱 cell phone, ☎ telephone, 💻 laptop,
    🖥 computer, ⌨ keyboard, 🖱 computer mouse, 🖨 printer, 📷 camera, 📹 video camera, 📻 radio, 🎧 headphones, 🔥 fire
    /
    🔧 wrench, 🪓 axe, 🪏 shovel, 🧰 toolbox, 🔩 nut and bolt, ⚙ gear, ⛓ chain, 🧲 magnet, 🧵 thread, 🪡 needle, 🧶 yarn,
    🪢 knot, 💾 floppy disk, 🧭 compass, 🔍 magnifying glass, ⏳ hourglass, ⏱ stopwatch, ⚖ scales, 🧯 fire extinguisher`,
  'A1.2/A2.1 School and office': `
    📖 book, 📚 books, 📓 notebook, ✏ pencil, 🖊 pen, 🖍 crayon, 🖌 paintbrush, 🎨 paint palette, ✂ scissors, 📏 ruler,
    📅 calendar, 🗺 world map, 📁 folder, 📰 newspaper, ✉ envelope, 📦 package, 🪙 coin, 💵 banknote, 💳 credit card
    /
    📎 paper clip, 📌 pushpin, 📝 memo, 🧮 abacus, 🔬 microscope, 🔭 telescope, 🧪 test tube, 🧬 DNA, 📋 clipboard,
    💼 briefcase, 📊 bar chart, 📜 scroll, 🔖 bookmark, 🏷 label, 📮 mailbox, 💰 money bag, 🧾 receipt, 🪪 ID card`,
  'A1.2/A2.1 Town and places': `
    🏫 school, 🏥 hospital, 🏦 bank, 🏨 hotel, 🏪 store, 🏭 factory, 🏟 stadium, ⛪ church, 🏰 castle, ⛺ tent, 🌉 bridge,
    🏙 city, 🛗 elevator
    /
    🏢 office building, 🕌 mosque, 🕍 synagogue, 🛕 Hindu temple, ⛲ fountain, 🎡 Ferris wheel, 🎢 roller coaster,
    🎪 circus tent, 🛝 slide, 🏕 camping, 🛖 hut, 🧱 brick`,
  'A1.2/A2.1 Transport': `
    🚗 car, 🚌 bus, 🚲 bicycle, 🚆 train, 🚊 tram, 🚇 subway, 🚉 station, 🚕 taxi, 🏍 motorcycle, 🚚 truck, 🚜 tractor,
    🚑 ambulance, 🚒 fire truck, 🚓 police car, ✈ airplane, 🚁 helicopter, 🚢 ship, 🚏 bus stop, 🚦 traffic light, 🛞 wheel
    /
    🚂 locomotive, 🛵 motor scooter, 🛻 pickup truck, 🚐 minibus, 🏎 race car, 🛺 auto rickshaw, 🛴 kick scooter,
    🛹 skateboard, 🛼 roller skate, 🪂 parachute, 🚀 rocket, 🛰 satellite, ⛵ sailboat, 🚤 speedboat, ⛴ ferry, 🛶 canoe,
    ⚓ anchor, 🛟 life buoy, 🛑 stop sign, ⛽ gas pump`,
  'A1.2 Music': `
    🎵 musical note, 🎤 microphone, 🎸 guitar, 🎹 piano, 🎻 violin, 🥁 drum, 🎺 trumpet, 🪈 flute, 🎷 saxophone, 🪗 accordion,
    🪉 harp, 🪕 banjo, 🪊 trombone, 🪇 maracas, 🪘 conga, 🔔 bell, 📯 horn, 📣 megaphone`,
  'A1.2/A2.1/A2.2 Sport and games': `
    ⚽ soccer ball, 🏀 basketball, 🏐 volleyball, 🎾 tennis, 🏓 table tennis, ⛸ ice skate, ⛷ skiing, 🏊 swimming, 🏃 running,
    🚴 cycling, 🥅 goal, 🪁 kite, 🧩 puzzle piece, 🎲 dice, 🎮 video game, 🧸 teddy bear, 🎈 balloon, 🎁 present, 🏅 medal
    /
    🏸 badminton, ⚾ baseball, 🏈 American football, 🏉 rugby, 🏒 ice hockey, 🏑 field hockey, 🏏 cricket (sport), 🎳 bowling,
    🥊 boxing glove, 🎿 skis, 🏂 snowboarder, 🛷 sled, 🏄 surfing, 🧗 climbing, 🏇 horse racing, 🏆 trophy, 🎆 fireworks,
    🎄 Christmas tree
    /
    🥍 lacrosse, 🥌 curling stone, 🤿 diving mask, 🎣 fishing pole, 🎯 target, 🥏 frisbee, 🪀 yo-yo, 🪃 boomerang,
    ♟ chess pawn, 🪆 nesting dolls, 🎉 party popper, 🎊 confetti ball, 🎀 ribbon, 🎃 jack-o'-lantern, 🎫 ticket,
    🎬 clapperboard`,
  'A1.1/A1.2 People and jobs': `
    👶 baby, 👦 boy, 👧 girl, 👨 man, 👩 woman, 👴 grandfather, 👵 grandmother, 👨‍👩‍👦 family, 🧑‍🎓 student, 🧑‍🏫 teacher,
    🧑‍⚕ doctor, 🧑‍🍳 cook, 👮 police officer, 🧑‍🌾 farmer
    /
    🧑‍🚒 firefighter, 👷 builder, 🧑‍🔧 mechanic, 🧑‍💻 programmer, 🧑‍🔬 scientist, 🧑‍⚖ judge, 🧑‍✈ pilot, 🧑‍🚀 astronaut,
    🧑‍🎤 singer, 🧑‍🎨 artist, 🕵 detective, 💂 guard`,
  'A2.1/A2.2 Fairy tales': `
    🤴 prince, 👸 princess, 🧚 fairy, 🧙 wizard, 🧜‍♀ mermaid, 👻 ghost, 🎅 Santa Claus, 🤡 clown, 🤖 robot, 🐉 dragon,
    🦄 unicorn, 🪄 magic wand
    /
    🧝 elf, 🧞 genie, 🧛 vampire, 🧟 zombie, 🥷 ninja, 🦸 superhero, 👽 alien, 🛸 flying saucer, 🐦‍🔥 phoenix, 🧌 troll,
    🔮 crystal ball, 🪎 treasure chest`,
  'A1.1/A2.1 Body and health': `
    👁 eye, 👂 ear, 👃 nose, 👄 mouth, 🦷 tooth, 👅 tongue, ✋ hand, 💪 arm, 🦵 leg, 🦶 foot, 👍 thumb, 🫀 heart, 💊 pill
    /
    ✊ fist, 🧠 brain, 🫁 lungs, 🦴 bone, 🩸 blood, 👣 footprints, 💉 syringe, 🩺 stethoscope, 🩹 adhesive bandage, 🩼 crutch,
    🦽 wheelchair, 🩻 X-ray`,
};

/**
 * The decks as `{ key, english, ofTopic, part, level, concepts: [{ key, character, english }] }`. A topic of more than twenty words
 * is cut into parts, with a level each: the first has the topic's name, the others its name and their number.
 */
export const topics = Object.entries(decks).flatMap(([title, words]) => {
  const [, levels, topic] = /^(\S+) (.+)$/.exec(title);
  const parts = words.split(/\s\/\s/);
  return levels.split('/').map((level, place) => {
    const english = place === 0 ? topic : `${topic} ${place + 1}`;
    return {
      key: slug(english),
      english,
      ofTopic: slug(topic),
      part: place + 1,
      level,
      concepts: conceptsOf(parts[place]),
    };
  });
});

function conceptsOf(words) {
  return words.split(',').map((word) => {
    const [, character, name] = /^\s*(\S+) (.+?)\s*$/.exec(word);
    return { key: slug(name.replace(/[()]/g, '')), character, english: name.replace(/ \(.*\)/, '') };
  });
}
