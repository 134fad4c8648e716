import { type InterfaceLanguage, interfaceLanguageOf } from '@lexiroom/domain/languages';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The plain text of a mail as a simple page: its paragraphs, and a paragraph that is an address as a link. */
export function mailHtml(body: string, language: InterfaceLanguage): string {
  const paragraphs = body.split('\n\n').map((paragraph) => {
    const text = escaped(paragraph);
    const isLink = /^https?:\/\/\S+$/.test(paragraph);
    return `<p>${isLink ? `<a href="${text}" dir="ltr">${text}</a>` : text}</p>`;
  });
  const { tag, direction } = interfaceLanguageOf(language);
  return `<!doctype html><html lang="${tag}" dir="${direction}"><body>${paragraphs.join('')}</body></html>`;
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!);
