import type { MailTexts } from '../mail-texts.ts';

export const de: MailTexts = {
  verify: {
    subject: 'Bestätige deine E-Mail-Adresse',
    paragraphs: [
      'Hallo {username},',
      'willkommen bei Lexiroom! Bestätige bitte, dass das deine Adresse ist:',
      '{link}',
      'Der Link funktioniert einmal, innerhalb von 48 Stunden. Wenn du dich nicht registriert hast, kannst du diese E-Mail ignorieren.',
    ],
  },
  confirm_email: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    paragraphs: [
      'Hallo {username},',
      'du möchtest diese Adresse für dein Lexiroom-Konto verwenden. Bestätige sie bitte:',
      '{link}',
      'Der Link funktioniert einmal, innerhalb von 48 Stunden. Bis dahin verwenden wir weiter deine alte Adresse.',
    ],
  },
  email_changed: {
    subject: 'Deine E-Mail-Adresse wurde geändert',
    paragraphs: [
      'Hallo {username},',
      'die E-Mail-Adresse deines Lexiroom-Kontos ist jetzt {email}. Wenn du sie geändert hast, brauchst du nichts weiter zu tun.',
      'Wenn nicht, mach die Änderung mit diesem Link rückgängig. Er meldet auch alle von deinem Konto ab:',
      '{link}',
      'Der Link funktioniert einmal, innerhalb von 7 Tagen.',
    ],
  },
  reset_password: {
    subject: 'Wähle ein neues Passwort',
    paragraphs: [
      'Hallo {username},',
      'hier wählst du ein neues Passwort für Lexiroom:',
      '{link}',
      'Der Link funktioniert einmal, innerhalb einer Stunde. Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren: Dein Passwort bleibt, wie es ist.',
    ],
  },
  password_changed: {
    subject: 'Dein Passwort wurde geändert',
    paragraphs: [
      'Hallo {username},',
      'das Passwort deines Lexiroom-Kontos wurde gerade geändert, und deine anderen Geräte wurden abgemeldet.',
      'Wenn du das nicht warst, geh jetzt zur Anmeldeseite und wähle „Passwort vergessen?“.',
    ],
  },
  identity_linked: {
    subject: 'Mit Google kann man sich jetzt in deinem Konto anmelden',
    paragraphs: [
      'Hallo {username},',
      'gerade wurde ein Google-Konto mit deinem Lexiroom-Konto verknüpft. Wem es gehört, der kann sich anmelden.',
      'Wenn du das nicht warst, geh jetzt zur Anmeldeseite und wähle „Passwort vergessen?“. Ein neues Passwort löst die Verknüpfung.',
    ],
  },
  identity_dropped: {
    subject: 'Google ist nicht mehr mit deinem Konto verknüpft',
    paragraphs: [
      'Hallo {username},',
      'dein Lexiroom-Konto wurde mit einem Link aus einer E-Mail wiederhergestellt. Das Google-Konto, das damit verknüpft war, kann sich nicht mehr anmelden, weil wir nicht wissen können, wem es gehört.',
      'Wenn es deines ist, kannst du es in den Einstellungen wieder verknüpfen.',
    ],
  },
  deletion_asked: {
    subject: 'Dein Konto wird gelöscht',
    paragraphs: [
      'Hallo {username},',
      'wie gewünscht wird dein Lexiroom-Konto mit allem darin am {date} gelöscht.',
      'Wenn du es dir anders überlegst, melde dich vorher an, dann kannst du es behalten.',
    ],
  },
};
