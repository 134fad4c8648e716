import { describe, expect, test } from '@jest/globals';
import type { LanguageId } from '../../languages/index.ts';
import { guessLanguage } from './guess-language.ts';
import { languageOfHeader } from './header-words.ts';

/** Lists as teachers write them, not as the starter library has them. */
const lists: [LanguageId, string][] = [
  ['english_uk', 'to go, to bring, yesterday, quickly, whether, although, thought, beautiful, weather, knowledge, to swim, perhaps, enough, breakfast, neighbour, through, strength, to forget, suddenly, thirsty, tomorrow, why, understanding, the beach, cheap'],
  ['spanish', 'hablar, ayer, la mañana, el desayuno, rápidamente, aunque, quizás, hermoso, olvidar, la vecina, el conocimiento, barato, de repente, nunca, todavía, la calle, el cumpleaños, despertarse, izquierda, la fuerza, ahora, mientras, feliz, ocho'],
  ['french', 'parler, hier, le petit déjeuner, rapidement, bien que, peut-être, beau, oublier, la voisine, la connaissance, bon marché, tout à coup, jamais, encore, la rue, l’anniversaire, se réveiller, à gauche, la force, maintenant, pendant, heureux, huit'],
  ['german', 'sprechen, gestern, das Frühstück, schnell, obwohl, vielleicht, schön, vergessen, die Nachbarin, die Kenntnis, billig, plötzlich, niemals, noch nicht, die Straße, der Geburtstag, aufwachen, links, die Kraft, jetzt, während, glücklich, acht'],
  ['italian', 'parlare, ieri, la colazione, velocemente, sebbene, forse, bello, dimenticare, la vicina, la conoscenza, economico, all’improvviso, mai, ancora, la strada, il compleanno, svegliarsi, a sinistra, la forza, adesso, mentre, felice, otto, gli occhi'],
  ['portuguese', 'falar, ontem, o café da manhã, rapidamente, embora, talvez, bonito, esquecer, a vizinha, o conhecimento, barato, de repente, nunca, ainda não, a rua, o aniversário, acordar, à esquerda, a força, agora, enquanto, feliz, oito, o coração, a irmã'],
  ['dutch', 'spreken, gisteren, het ontbijt, snel, hoewel, misschien, mooi, vergeten, de buurvrouw, de kennis, goedkoop, plotseling, nooit, nog niet, de straat, de verjaardag, wakker worden, linksaf, de kracht, nu, terwijl, gelukkig, acht, vijf, het huis'],
  ['polish', 'mówić, wczoraj, śniadanie, szybko, chociaż, może, piękny, zapomnieć, sąsiadka, wiedza, tani, nagle, nigdy, jeszcze nie, ulica, urodziny, budzić się, w lewo, siła, teraz, podczas gdy, szczęśliwy, osiem'],
  ['czech', 'mluvit, včera, snídaně, rychle, ačkoli, možná, krásný, zapomenout, sousedka, znalost, levný, náhle, nikdy, ještě ne, ulice, narozeniny, probudit se, vlevo, síla, teď, zatímco, šťastný, osm, příležitost, řeka'],
  ['swedish', 'att tala, igår, frukost, snabbt, fastän, kanske, vacker, glömma, granne, kunskap, billig, plötsligt, aldrig, inte än, en gata, födelsedag, vakna, till vänster, styrka, nu, medan, lycklig, åtta, och, jag är'],
  ['finnish', 'puhua, eilen, aamiainen, nopeasti, vaikka, ehkä, kaunis, unohtaa, naapuri, tieto, halpa, yhtäkkiä, ei koskaan, ei vielä, katu, syntymäpäivä, herätä, vasemmalle, voima, nyt, samalla kun, onnellinen, kahdeksan'],
  ['hungarian', 'beszélni, tegnap, reggeli, gyorsan, bár, talán, gyönyörű, elfelejteni, szomszéd, tudás, olcsó, hirtelen, soha, még nem, utca, születésnap, felébredni, balra, erő, most, miközben, boldog, nyolc'],
  ['turkish', 'konuşmak, dün, kahvaltı, hızlıca, rağmen, belki, güzel, unutmak, komşu, bilgi, ucuz, aniden, asla, henüz değil, sokak, doğum günü, uyanmak, solda, güç, şimdi, iken, mutlu, sekiz, öğrenmek'],
  ['romanian', 'a vorbi, ieri, micul dejun, repede, deși, poate, frumos, a uita, vecină, cunoștință, ieftin, deodată, niciodată, nu încă, stradă, zi de naștere, a se trezi, la stânga, putere, acum, în timp ce, fericit, opt'],
  ['russian', 'говорить, вчера, завтрак, быстро, хотя, может быть, красивый, забыть, соседка, знание, дешёвый, вдруг, никогда, ещё нет, улица, день рождения, просыпаться, налево, сила, сейчас, пока, счастливый, восемь'],
  ['ukrainian', 'говорити, вчора, сніданок, швидко, хоча, можливо, гарний, забути, сусідка, знання, дешевий, раптом, ніколи, ще ні, вулиця, день народження, прокидатися, ліворуч, сила, зараз, поки, щасливий, вісім'],
  ['greek', 'μιλάω, χθες, πρωινό, γρήγορα, αν και, ίσως, όμορφος, ξεχνώ'],
  ['arabic', 'يتكلم, أمس, الإفطار, بسرعة, ربما, جميلة, نسي, الجارة, معرفة'],
  ['persian', 'حرف زدن, دیروز, صبحانه, شاید, زیبا, همسایه, گربه, چهار, پرنده'],
  ['hebrew', 'לדבר, אתמול, ארוחת בוקר, מהר, אולי, יפה'],
  ['hindi', 'बोलना, कल, नाश्ता, जल्दी, शायद, सुंदर'],
  ['japanese', '話す, 昨日, 朝ごはん, 速く, 多分, 美しい, 忘れる, 隣人, 知識'],
  ['chinese', '说话, 昨天, 早饭, 很快, 也许, 漂亮, 忘记, 邻居, 知识'],
  ['korean', '말하다, 어제, 아침 식사, 빨리, 아마'],
  ['thai', 'พูด, เมื่อวาน, อาหารเช้า, เร็ว'],
  ['georgian', 'ლაპარაკი, გუშინ, საუზმე'],
  ['swahili', 'kusema, jana, chakula cha asubuhi, haraka, ingawa, labda, nzuri, kusahau, jirani, ujuzi, rahisi, ghafla, kamwe, bado, mtaa, siku ya kuzaliwa, kuamka, kushoto, nguvu, sasa, wakati, mwenye furaha, nane'],
]; // prettier-ignore
const wordsOf = (list: string) => list.split(', ');

describe('the language of a list', () => {
  test.each(lists)('%s', (language, list) => expect(guessLanguage(wordsOf(list))).toBe(language));

  test('is told of the first ten words alike, or not at all', () => {
    for (const [language, list] of lists) expect([language, null]).toContain(guessLanguage(wordsOf(list).slice(0, 10)));
  });

  test('is never a wrong one for a few words: rather nobody knows', () => {
    for (const [language, list] of lists)
      for (let at = 0; at + 4 <= wordsOf(list).length; at += 1)
        expect([language, null]).toContain(guessLanguage(wordsOf(list).slice(at, at + 4)));
  });

  test.each([
    ['nothing', []],
    ['numbers', ['1', '2', '3']],
    ['words of many languages', ['taxi', 'hotel', 'radio', 'internet', 'restaurant']],
    ['characters that Chinese and Japanese share', ['犬', '猫', '山']],
    ['characters of both', ['说话', '駅']],
    ['letters that Arabic and Persian share', ['باب', 'نار']],
    ['two scripts', ['собака', 'dog', 'кошка', 'cat']],
  ])('nobody knows of %s', (_, texts) => expect(guessLanguage(texts)).toBeNull());

  test('is one of the candidates, or none', () => {
    expect(guessLanguage(['犬', '猫', '山'], ['japanese', 'english_uk'])).toBe('japanese');
    expect(guessLanguage(wordsOf(lists[3]![1]), ['spanish', 'french'])).toBeNull();
    expect(guessLanguage(wordsOf(lists[0]![1]), ['english_us', 'french'])).toBe('english_us');
  });

  test('is American where something is spelled so', () => {
    expect(guessLanguage(['the color', 'my favorite thing', 'yesterday', 'to think', 'breakfast', 'always', 'which', 'the weather', 'knowledge'])).toBe('english_us'); // prettier-ignore
  });
});

test.each([
  ['German', 'german'],
  ['Deutsch', 'german'],
  ['alemán', 'german'],
  ['de', 'german'],
  ['Englisch', 'english_uk'],
  ['English (US)', 'english_us'],
  ['日本語', 'japanese'],
  ['Французский', 'french'],
  ['Mandarin', 'chinese'],
  ['word', null],
  ['', null],
])('%s names a language', (header, language) => expect(languageOfHeader(header)).toBe(language));
