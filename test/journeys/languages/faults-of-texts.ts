import type { Page } from '@playwright/test';

/** What is no text of the interface though it is in English letters: names, and what `Intl` and file formats call things. */
const allowedWords =
  /^(?:Lexiroom|Google|Quizlet|Anki|Chrome|Linux|CSV|TSV|GIFT|FSRS|min|sec|kB|MB|GB|am|pm|Esc|Ctrl|Alt)$/;

/**
 * What stands on a page in plain letters, in sight or as an accessible name, while the interface speaks a language without
 * any; what people wrote is theirs, and stands in `bdi` or says its language. `names`: what else may be there.
 */
export const untranslated = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ({ pattern, names: allowed }) => {
      const isAllowedWord = new RegExp(pattern);
      const others = 'bdi, [lang]:not(html), code, kbd, script, style, noscript';
      // A name that is written on the page may also be part of what a button is called.
      const written = [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent.trim());
      const plainIn = (text: string) => {
        let rest = text.replaceAll(/[\w.]+:\d+\/\w+/g, ' ');
        for (const name of [...written, ...allowed]) rest = rest.replaceAll(name, ' ');
        return (rest.match(/(?<![\p{L}])[A-Za-z]{2,}(?![\p{L}])/gu) ?? []).filter((word) => !isAllowedWord.test(word));
      };
      const found = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { parentElement: parent, data } = node as Text;
        if (!parent || parent.closest(others) || !parent.checkVisibility({ visibilityProperty: true })) continue;
        if (plainIn(data).length > 0) found.add(`text: ${data.trim()}`);
      }
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'aria-valuetext',
        'title',
        'placeholder',
        'alt',
      ])
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const value = element.getAttribute(name) ?? '';
          // A picture is called as its word.
          const isOfWord = element.matches('img[src*="/media/"]');
          if (!isOfWord && !element.closest(others) && plainIn(value).length > 0) found.add(`${name}: ${value}`);
        }
      return [...found];
    },
    { pattern: allowedWords.source, names },
  );

/** Texts of the interface of which a part cannot be read: cut off by their own box, or reaching out of their button. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const describe = (element: Element, how: string) =>
      found.add(`${how}: ${(element.textContent ?? '').trim().slice(0, 60)} (${element.tagName} ${element.className})`);
    // What people called something may be as long as they like, and is shortened.
    const others = 'bdi, .any-script';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, data } = node as Text;
      if (!parent || data.trim() === '' || parent.closest(others) || parent.querySelector(others)) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clip, clipPath } = getComputedStyle(box);
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        // For screen readers alone.
        if (width <= 2 || clip !== 'auto' || clipPath !== 'none') break;
        const isWider = words.right > right + 1.5 || words.left < left - 1.5;
        const isHigher = words.bottom > bottom + 4 || words.top < top - 4;
        if (isWider && /hidden|clip/.test(overflowX)) describe(box, 'cut off');
        if (isHigher && /hidden|clip/.test(overflowY)) describe(box, 'cut off below');
        if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) break;
        if (isWider && box.matches('button, a[href], summary, select, label')) describe(box, 'out of its button');
      }
    }
    return [...found];
  });
