import type { BrowserContext } from '@playwright/test';

/** A text as it is built: words, or words among placeholders, and where it differs by number a table of texts. */
type Built = string | BuiltPart[];
type BuiltPart = string | (string | Record<string, Built>)[];

const letters = 'abcdefghijklmnopqrstuvwxyz';
const accented = 'áƀçđéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýž';

function withAccent(letter: string): string {
  const small = letter.toLowerCase();
  const other = accented.charAt(letters.indexOf(small));
  return letter === small ? other : other.toUpperCase();
}

/** Every letter with an accent and every vowel twice, which makes a text about 40 % longer; tags stay as they are. */
const spoken = (words: string): string =>
  words.replaceAll(/<\/?\d+\/?>|[a-z]/gi, (found) => {
    if (found.length > 1) return found;
    return withAccent(found).repeat(/[aeiou]/i.test(found) ? 2 : 1);
  });

const inside = (text: Built): Built => (typeof text === 'string' ? spoken(text) : text.map(part));

function part(piece: BuiltPart): BuiltPart {
  if (typeof piece === 'string') return spoken(piece);
  return piece.map((each) =>
    typeof each === 'string'
      ? each
      : Object.fromEntries(
          Object.entries(each).map(([key, text]) => [key, typeof text === 'number' ? text : inside(text)]),
        ),
  );
}

/** ⟦Ŝóómeethiiñĝ líķéé thíís⟧: what does not look like it stands in no catalogue. */
const pseudo = (text: Built): Built => ['⟦', ...[inside(text)].flat(), '⟧'];

/** From now on the English interface speaks a language that nobody speaks, in which whatever was forgotten is seen. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/texts-\w+\/en\/\w+\.js$/, async (route) => {
    const code = await (await route.fetch()).text();
    const { messages } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      messages: Record<string, Built>;
    };
    const changed = Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, pseudo(text)]));
    await route.fulfill({
      contentType: 'text/javascript',
      body: `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(changed))});`,
    });
  });
}
