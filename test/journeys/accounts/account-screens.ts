import type { BrowserContext } from '@playwright/test';

const token = 'x'.repeat(43);

/** Every screen around an account, with what is to be pressed there first, if anything. */
export const screens: [path: string, pressed?: RegExp][] = [
  ['/login?next=%2Flive'],
  ['/signup'],
  ['/forgot_password', /Send me a link|Enviar un enlace|أرسلوا/],
  [`/reset_password/${token}`, /Set this password|Poner esta|تعيين/],
  [`/verify/${token}`],
  [`/verify/${token}`, /Confirm this address|Confirmar|تأكيد/],
  [`/revert_email_change/${token}`, /Restore my old|Recuperar mi|أعد/],
  [`/unsubscribe/${token}`],
  [`/unsubscribe/${token}`, /Stop the e-mails|No más recordatorios|إيقاف التذكيرات/],
  ['/oauth/google?state=made-up'],
  ['/select_username?suggestion=olga_b', /Sign up|Registr|إنشاء|أنشئ/],
];

/** As where Google is a way in, which this server does not know. */
export const withGoogle = (context: BrowserContext) =>
  context.route('**/api/site', (route) => route.fulfill({ json: { google: true, has_mail: true } }));
