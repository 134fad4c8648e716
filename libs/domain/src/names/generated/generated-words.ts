import type { InterfaceLanguage } from '../../languages/index.ts';

/**
 * What generated names of a language are made of. Only animals that nobody minds to be called: none that is an insult
 * somewhere, as dogs, pigs, snakes and owls are. An adjective is written as it goes with a masculine animal, and behind a
 * slash as with a feminine one where that differs.
 */
interface NameWords {
  masculine: readonly string[];
  feminine: readonly string[];
  adjectives: readonly string[];
  /** Whether the adjective stands before its animal. */
  adjectiveFirst: boolean;
}

const words = (list: string): string[] => list.trim().split(/\s+/);
/** Most Arabic adjectives are feminine with a ta marbuta at their end. */
const withTaMarbuta = (adjective: string): string => `${adjective}/${adjective.replace(/ء$/u, 'ئ')}ة`;

export const generatedWords: Readonly<Record<InterfaceLanguage, () => NameWords>> = {
  en: () => ({
    masculine: words(
      `Otter Panda Tiger Lion Eagle Falcon Dolphin Koala Rabbit Deer Fox Bear Penguin Seal Turtle Swan Robin Parrot Camel Horse Zebra
      Giraffe Lynx Puma Heron Sparrow Squirrel Hedgehog Beaver Badger Gecko Bee Butterfly Ladybird Puffin Toucan Panther Leopard Jaguar
      Gazelle Llama Alpaca Kiwi Starfish Seahorse Crane Stork Pony Kangaroo Swallow Firefly Reindeer`,
    ),
    feminine: [],
    adjectives: words(
      `Brave Bright Calm Cheerful Clever Cosmic Curious Daring Eager Fair Fast Fluffy Friendly Gentle Golden Graceful Happy Helpful Honest
      Jolly Joyful Keen Kind Lively Lucky Magic Merry Mighty Neat Noble Patient Peaceful Playful Polite Proud Quick Quiet Radiant Shiny
      Silver Smart Smiling Snowy Speedy Starry Steady Strong Sunny Super Swift Tidy Warm Wise Witty Zesty Brisk`,
    ),
    adjectiveFirst: true,
  }),
  es: () => ({
    masculine: words(
      `Zorro León Tigre Oso Panda Koala Delfín Halcón Pingüino Conejo Ciervo Cisne Camello Caballo Lince Puma Castor Erizo Gorrión Tucán
      Jaguar Leopardo Canguro Colibrí Loro Flamenco Pelícano Elefante Mapache Canario Antílope Bisonte Reno Faisán`,
    ),
    feminine: words(
      `Nutria Jirafa Cebra Tortuga Ardilla Gacela Llama Alpaca Garza Abeja Mariposa Grulla Cigüeña Pantera Águila Ballena Libélula Gaviota
      Marmota Iguana Perdiz`,
    ),
    adjectives: words(
      `Alegre Valiente Veloz Feliz Amable Noble Fuerte Brillante Elegante Sonriente Radiante Paciente Prudente Audaz Genial Ágil Gentil Leal
      Cordial Celeste Estelar Solar Lunar Musical Jovial Vivaz Sabio/Sabia Listo/Lista Rápido/Rápida Curioso/Curiosa Simpático/Simpática
      Tranquilo/Tranquila Divertido/Divertida Dorado/Dorada Plateado/Plateada Honesto/Honesta Atento/Atenta Activo/Activa Risueño/Risueña
      Sereno/Serena Mágico/Mágica Ligero/Ligera Contento/Contenta Creativo/Creativa Dichoso/Dichosa Animado/Animada Bondadoso/Bondadosa
      Cariñoso/Cariñosa Generoso/Generosa Gracioso/Graciosa Luminoso/Luminosa Famoso/Famosa Heroico/Heroica Sincero/Sincera Tierno/Tierna`,
    ),
    adjectiveFirst: false,
  }),
  ar: () => ({
    masculine: words(
      `أسد نمر فهد دب باندا كوالا دلفين صقر نسر أرنب غزال حصان جمل سنجاب قنفذ قندس ببغاء طاووس بطريق طوقان عصفور بلبل كناري هدهد فيل كنغر
      وشق لقلق نورس كروان حسون شبل ثعلب`,
    ),
    feminine: words('سلحفاة زرافة فراشة نحلة حمامة بجعة يمامة ظبية نملة سنونوة دعسوقة لاما إوزة غزالة لبؤة فقمة'),
    adjectives: [
      ...words(
        `سعيد شجاع ذكي سريع لطيف مرح قوي نشيط هادئ حكيم كريم صادق ماهر بارع مبتسم متفائل مميز لامع ذهبي فضي نبيل وفي رشيق أنيق جميل رائع
        مبدع مجتهد متعاون متواضع مخلص نجيب فطن يقظ جريء ظريف مهذب منظم عظيم أمين محبوب مشرق بهيج سخي رقيق واثق مثابر فصيح باسم متألق مدهش`,
      ).map(withTaMarbuta),
      // The same with either.
      'صبور',
      'ودود',
      'طموح',
      'حنون',
    ],
    adjectiveFirst: false,
  }),
};
