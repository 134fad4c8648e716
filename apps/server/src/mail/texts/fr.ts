import type { MailTexts } from '../mail-texts.ts';

export const fr: MailTexts = {
  verify: {
    subject: 'Confirme ton adresse e-mail',
    paragraphs: [
      'Bonjour {username},',
      'Bienvenue sur Lexiroom ! Confirme que cette adresse est bien la tienne :',
      '{link}',
      'Le lien marche une seule fois, pendant 48 heures. Si cette inscription ne vient pas de toi, tu peux ignorer cet e-mail.',
    ],
  },
  confirm_email: {
    subject: 'Confirme ta nouvelle adresse e-mail',
    paragraphs: [
      'Bonjour {username},',
      'Tu as demandé à utiliser cette adresse pour ton compte Lexiroom. Confirme-la :',
      '{link}',
      'Le lien marche une seule fois, pendant 48 heures. D’ici là, nous continuons d’utiliser ton ancienne adresse.',
    ],
  },
  email_changed: {
    subject: 'Ton adresse e-mail a été changée',
    paragraphs: [
      'Bonjour {username},',
      'L’adresse e-mail de ton compte Lexiroom est maintenant {email}. Si c’est toi qui l’as changée, tu n’as rien d’autre à faire.',
      'Sinon, annule le changement avec ce lien. Il ferme aussi toutes les sessions de ton compte :',
      '{link}',
      'Le lien marche une seule fois, pendant 7 jours.',
    ],
  },
  reset_password: {
    subject: 'Choisis un nouveau mot de passe',
    paragraphs: [
      'Bonjour {username},',
      'Choisis ici un nouveau mot de passe pour Lexiroom :',
      '{link}',
      'Le lien marche une seule fois, pendant une heure. Si tu n’as rien demandé, tu peux ignorer cet e-mail : ton mot de passe ne change pas.',
    ],
  },
  password_changed: {
    subject: 'Ton mot de passe a été changé',
    paragraphs: [
      'Bonjour {username},',
      'Le mot de passe de ton compte Lexiroom vient d’être changé, et tes sessions sur les autres appareils ont été fermées.',
      'Si ce n’était pas toi, va tout de suite sur la page de connexion et choisis « Mot de passe oublié ? ».',
    ],
  },
  identity_linked: {
    subject: 'Google permet maintenant de se connecter à ton compte',
    paragraphs: [
      'Bonjour {username},',
      'Un compte Google vient d’être relié à ton compte Lexiroom. La personne à qui il appartient peut se connecter.',
      'Si ce n’était pas toi, va tout de suite sur la page de connexion et choisis « Mot de passe oublié ? ». Un nouveau mot de passe supprime le lien avec Google.',
    ],
  },
  identity_dropped: {
    subject: 'Google n’est plus relié à ton compte',
    paragraphs: [
      'Bonjour {username},',
      'Ton compte Lexiroom a été récupéré avec un lien envoyé par e-mail. Le compte Google qui y était relié ne permet plus de se connecter, car nous ne pouvons pas savoir à qui il est.',
      'S’il est à toi, tu peux le relier de nouveau dans les réglages.',
    ],
  },
  deletion_asked: {
    subject: 'Ton compte va être supprimé',
    paragraphs: [
      'Bonjour {username},',
      'Comme tu l’as demandé, ton compte Lexiroom et tout son contenu seront supprimés le {date}.',
      'Si tu changes d’avis, connecte-toi avant cette date et tu pourras le garder.',
    ],
  },
};
