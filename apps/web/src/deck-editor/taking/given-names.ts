import type { LanguageId } from '@lexiroom/domain/languages';
import { api } from '../../api/client.ts';

/** Gives a picture a name; one that it has already comes back as it is. Throws what the call throws. */
export async function addName(image_id: number, text: string, language: LanguageId) {
  const body = { translation_array: [text], image_id, translation_language: language };
  const { translations } = await api.addTranslations({ body });
  const { translation_id, translation } = translations[0]!;
  return { translation_id, text: translation };
}
