import type { MailTexts } from '../mail-texts.ts';

export const pt: MailTexts = {
  verify: {
    subject: 'Confirme seu e-mail',
    paragraphs: [
      'Olá, {username}!',
      'Boas-vindas ao Lexiroom! Confirme que este endereço é seu:',
      '{link}',
      'O link funciona uma só vez, por 48 horas. Se você não se cadastrou, pode ignorar este e-mail.',
    ],
  },
  confirm_email: {
    subject: 'Confirme seu novo e-mail',
    paragraphs: [
      'Olá, {username}!',
      'Você pediu para usar este endereço na sua conta do Lexiroom. Confirme-o:',
      '{link}',
      'O link funciona uma só vez, por 48 horas. Até lá, continuamos usando seu endereço antigo.',
    ],
  },
  email_changed: {
    subject: 'Seu e-mail foi alterado',
    paragraphs: [
      'Olá, {username}!',
      'O e-mail da sua conta do Lexiroom agora é {email}. Se foi você que o alterou, não é preciso fazer mais nada.',
      'Se não foi, desfaça a alteração com este link. Ele também encerra todas as sessões da sua conta:',
      '{link}',
      'O link funciona uma só vez, por 7 dias.',
    ],
  },
  reset_password: {
    subject: 'Escolha uma nova senha',
    paragraphs: [
      'Olá, {username}!',
      'Escolha aqui uma nova senha para o Lexiroom:',
      '{link}',
      'O link funciona uma só vez, por uma hora. Se você não o pediu, pode ignorar este e-mail: sua senha continua a mesma.',
    ],
  },
  password_changed: {
    subject: 'Sua senha foi alterada',
    paragraphs: [
      'Olá, {username}!',
      'A senha da sua conta do Lexiroom acabou de ser alterada, e as sessões nos seus outros dispositivos foram encerradas.',
      'Se não foi você, vá agora à página de login e escolha “Esqueceu a senha?”.',
    ],
  },
  identity_linked: {
    subject: 'Agora é possível fazer login na sua conta com o Google',
    paragraphs: [
      'Olá, {username}!',
      'Uma conta do Google acabou de ser vinculada à sua conta do Lexiroom. Quem tem essa conta do Google pode fazer login.',
      'Se não foi você, vá agora à página de login e escolha “Esqueceu a senha?”. Uma nova senha remove o vínculo.',
    ],
  },
  identity_dropped: {
    subject: 'O Google não está mais vinculado à sua conta',
    paragraphs: [
      'Olá, {username}!',
      'Sua conta do Lexiroom foi recuperada com um link enviado por e-mail. A conta do Google que estava vinculada a ela não pode mais fazer login, porque não temos como saber de quem ela é.',
      'Se for sua, você pode vinculá-la de novo nas configurações.',
    ],
  },
  deletion_asked: {
    subject: 'Sua conta será excluída',
    paragraphs: [
      'Olá, {username}!',
      'Como você pediu, sua conta do Lexiroom e tudo o que há nela serão excluídos em {date}.',
      'Se mudar de ideia, faça login antes disso e você poderá mantê-la.',
    ],
  },
};
