import type { MailTexts } from '../mail-texts.ts';

export const tr: MailTexts = {
  verify: {
    subject: 'E-posta adresini onayla',
    paragraphs: [
      'Merhaba {username},',
      'Lexiroom’a hoş geldin! Lütfen bunun senin adresin olduğunu onayla:',
      '{link}',
      'Bağlantı 48 saat içinde bir kez çalışır. Kaydolmadıysan bu e-postayı dikkate alma.',
    ],
  },
  confirm_email: {
    subject: 'Yeni e-posta adresini onayla',
    paragraphs: [
      'Merhaba {username},',
      'Lexiroom hesabın için bu adresi kullanmak istedin. Lütfen onayla:',
      '{link}',
      'Bağlantı 48 saat içinde bir kez çalışır. O zamana kadar eski adresini kullanmaya devam ederiz.',
    ],
  },
  email_changed: {
    subject: 'E-posta adresin değiştirildi',
    paragraphs: [
      'Merhaba {username},',
      'Lexiroom hesabının e-posta adresi artık {email}. Bunu sen değiştirdiysen başka bir şey yapman gerekmez.',
      'Sen değiştirmediysen bu bağlantıyla değişikliği geri al. Bağlantı, hesabına giriş yapmış herkesi de çıkarır:',
      '{link}',
      'Bağlantı 7 gün içinde bir kez çalışır.',
    ],
  },
  reset_password: {
    subject: 'Yeni bir parola seç',
    paragraphs: [
      'Merhaba {username},',
      'Lexiroom için yeni bir parolayı buradan seç:',
      '{link}',
      'Bağlantı bir saat içinde bir kez çalışır. Bunu sen istemediysen bu e-postayı dikkate alma: parolan olduğu gibi kalır.',
    ],
  },
  password_changed: {
    subject: 'Parolan değiştirildi',
    paragraphs: [
      'Merhaba {username},',
      'Lexiroom hesabının parolası az önce değiştirildi ve diğer cihazlarından çıkış yapıldı.',
      'Bunu sen yapmadıysan hemen giriş sayfasına git ve “Parolanı mı unuttun?” seçeneğini kullan.',
    ],
  },
  identity_linked: {
    subject: 'Artık Google ile hesabına giriş yapılabiliyor',
    paragraphs: [
      'Merhaba {username},',
      'Az önce bir Google hesabı Lexiroom hesabına bağlandı. O hesabın sahibi giriş yapabilir.',
      'Bunu sen yapmadıysan hemen giriş sayfasına git ve “Parolanı mı unuttun?” seçeneğini kullan. Yeni parola bu bağlantıyı kaldırır.',
    ],
  },
  identity_dropped: {
    subject: 'Google artık hesabına bağlı değil',
    paragraphs: [
      'Merhaba {username},',
      'Lexiroom hesabın, e-postayla gönderilen bir bağlantıyla kurtarıldı. Ona bağlı olan Google hesabı artık giriş yapamaz, çünkü kime ait olduğunu bilemiyoruz.',
      'Seninse ayarlardan yeniden bağlayabilirsin.',
    ],
  },
  deletion_asked: {
    subject: 'Hesabın silinecek',
    paragraphs: [
      'Merhaba {username},',
      'İstediğin gibi, Lexiroom hesabın ve içindeki her şey {date} tarihinde silinecek.',
      'Fikrini değiştirirsen o tarihten önce giriş yap ve hesabını koru.',
    ],
  },
};
