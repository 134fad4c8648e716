import { useLingui } from '@lingui/react/macro';

/** The encodings that old files are found in, by their labels, with the letters they are for. */
export function useEncodingWords(): Record<string, string> {
  const { t } = useLingui();
  return {
    'utf-8': 'UTF-8',
    'utf-16le': 'UTF-16 LE',
    'utf-16be': 'UTF-16 BE',
    'windows-1252': t`Western European (Windows-1252)`,
    'windows-1250': t`Central European (Windows-1250)`,
    'windows-1251': t`Cyrillic (Windows-1251)`,
    'windows-1253': t`Greek (Windows-1253)`,
    'windows-1254': t`Turkish (Windows-1254)`,
    'windows-1255': t`Hebrew (Windows-1255)`,
    'windows-1256': t`Arabic (Windows-1256)`,
    'windows-1257': t`Baltic (Windows-1257)`,
    'windows-1258': t`Vietnamese (Windows-1258)`,
    'koi8-r': t`Cyrillic (KOI8-R)`,
    shift_jis: t`Japanese (Shift JIS)`,
    'euc-jp': t`Japanese (EUC-JP)`,
    'euc-kr': t`Korean (EUC-KR)`,
    gb18030: t`Chinese, simplified (GBK, GB18030)`,
    big5: t`Chinese, traditional (Big5)`,
  };
}
