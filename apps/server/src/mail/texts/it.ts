import type { MailTexts } from '../mail-texts.ts';

export const it: MailTexts = {
  verify: {
    subject: 'Conferma il tuo indirizzo email',
    paragraphs: [
      'Ciao {username},',
      'ti diamo il benvenuto in Lexiroom! Conferma che questo indirizzo è tuo:',
      '{link}',
      'Il link funziona una sola volta, entro 48 ore. Se non hai creato un account, puoi ignorare questa email.',
    ],
  },
  confirm_email: {
    subject: 'Conferma il tuo nuovo indirizzo email',
    paragraphs: [
      'Ciao {username},',
      'hai chiesto di usare questo indirizzo per il tuo account Lexiroom. Confermalo:',
      '{link}',
      'Il link funziona una sola volta, entro 48 ore. Fino ad allora continuiamo a usare il vecchio indirizzo.',
    ],
  },
  email_changed: {
    subject: 'Il tuo indirizzo email è stato cambiato',
    paragraphs: [
      'Ciao {username},',
      'l’indirizzo email del tuo account Lexiroom ora è {email}. Se l’hai cambiato tu, non devi fare altro.',
      'Se non l’hai cambiato tu, annulla la modifica con questo link. Chiude anche tutte le sessioni del tuo account:',
      '{link}',
      'Il link funziona una sola volta, entro 7 giorni.',
    ],
  },
  reset_password: {
    subject: 'Scegli una nuova password',
    paragraphs: [
      'Ciao {username},',
      'scegli qui una nuova password per Lexiroom:',
      '{link}',
      'Il link funziona una sola volta, entro un’ora. Se non l’hai chiesto tu, puoi ignorare questa email: la tua password resta com’è.',
    ],
  },
  password_changed: {
    subject: 'La tua password è stata cambiata',
    paragraphs: [
      'Ciao {username},',
      'la password del tuo account Lexiroom è appena stata cambiata, e le sessioni sugli altri tuoi dispositivi sono state chiuse.',
      'Se non l’hai cambiata tu, vai subito alla pagina di accesso e scegli “Password dimenticata?”.',
    ],
  },
  identity_linked: {
    subject: 'Ora si può accedere al tuo account con Google',
    paragraphs: [
      'Ciao {username},',
      'un account Google è appena stato collegato al tuo account Lexiroom. Chi lo possiede può accedere.',
      'Se non l’hai collegato tu, vai subito alla pagina di accesso e scegli “Password dimenticata?”. Una nuova password toglie il collegamento.',
    ],
  },
  identity_dropped: {
    subject: 'Google non è più collegato al tuo account',
    paragraphs: [
      'Ciao {username},',
      'il tuo account Lexiroom è stato recuperato con un link inviato via email. L’account Google che era collegato non può più accedere, perché non possiamo sapere di chi sia.',
      'Se è tuo, puoi collegarlo di nuovo nelle impostazioni.',
    ],
  },
  deletion_asked: {
    subject: 'Il tuo account sarà eliminato',
    paragraphs: [
      'Ciao {username},',
      'come hai chiesto, il tuo account Lexiroom e tutto il suo contenuto saranno eliminati il {date}.',
      'Se cambi idea, accedi prima di allora e potrai tenerlo.',
    ],
  },
};
