import type { MailTexts } from '../mail-texts.ts';

export const es: MailTexts = {
  verify: {
    subject: 'Confirma tu dirección de correo',
    paragraphs: [
      'Hola, {username}:',
      'te damos la bienvenida a Lexiroom. Confirma que esta dirección es tuya:',
      '{link}',
      'El enlace funciona una sola vez, durante 48 horas. Si no has creado una cuenta, puedes ignorar este mensaje.',
    ],
  },
  confirm_email: {
    subject: 'Confirma tu nueva dirección de correo',
    paragraphs: [
      'Hola, {username}:',
      'esta será la nueva dirección de tu cuenta de Lexiroom. Confírmala:',
      '{link}',
      'El enlace funciona una sola vez, durante 48 horas. Hasta entonces se conserva la dirección anterior.',
    ],
  },
  email_changed: {
    subject: 'Tu dirección de correo ha cambiado',
    paragraphs: [
      'Hola, {username}:',
      'la dirección de tu cuenta de Lexiroom es ahora {email}. Si has sido tú, no tienes que hacer nada.',
      'Si no has sido tú, deshaz el cambio con este enlace. Cierra todas las sesiones de la cuenta:',
      '{link}',
      'El enlace funciona una sola vez, durante 7 días.',
    ],
  },
  reset_password: {
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      'Hola, {username}:',
      'con este enlace eliges una contraseña nueva para Lexiroom:',
      '{link}',
      'El enlace funciona una sola vez, durante una hora. Si no lo has pedido, ignora este mensaje: tu contraseña no cambia.',
    ],
  },
  password_changed: {
    subject: 'Tu contraseña ha cambiado',
    paragraphs: [
      'Hola, {username}:',
      'la contraseña de tu cuenta de Lexiroom acaba de cambiar y se han cerrado las sesiones en otros dispositivos.',
      'Si no has sido tú, elige enseguida «¿Has olvidado tu contraseña?» en la página de inicio de sesión.',
    ],
  },
  identity_linked: {
    subject: 'Ya se puede entrar en tu cuenta con Google',
    paragraphs: [
      'Hola, {username}:',
      'acaba de vincularse una cuenta de Google a tu cuenta de Lexiroom. Quien la tenga puede iniciar sesión.',
      'Si no has sido tú, elige enseguida «¿Has olvidado tu contraseña?» en la página de inicio de sesión: una contraseña nueva quita el vínculo.',
    ],
  },
  identity_dropped: {
    subject: 'Google ya no está vinculado a tu cuenta',
    paragraphs: [
      'Hola, {username}:',
      'tu cuenta de Lexiroom se ha recuperado con un enlace enviado por correo. La cuenta de Google que estaba vinculada ya no puede iniciar sesión, pues no podemos saber de quién es.',
      'Si es tuya, vuelve a vincularla en los ajustes.',
    ],
  },
  deletion_asked: {
    subject: 'Tu cuenta se eliminará',
    paragraphs: [
      'Hola, {username}:',
      'como has pedido, tu cuenta de Lexiroom se eliminará con todo su contenido el {date}.',
      'Hasta entonces puedes iniciar sesión y conservarla.',
    ],
  },
};
