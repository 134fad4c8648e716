import type { MailTexts } from '../mail-texts.ts';

export const id: MailTexts = {
  verify: {
    subject: 'Konfirmasi alamat emailmu',
    paragraphs: [
      'Halo {username},',
      'Selamat datang di Lexiroom! Konfirmasikan bahwa ini alamatmu:',
      '{link}',
      'Tautan ini berlaku satu kali, dalam 48 jam. Jika kamu tidak mendaftar, abaikan saja email ini.',
    ],
  },
  confirm_email: {
    subject: 'Konfirmasi alamat email barumu',
    paragraphs: [
      'Halo {username},',
      'Kamu meminta alamat ini dipakai untuk akun Lexiroom-mu. Silakan konfirmasi:',
      '{link}',
      'Tautan ini berlaku satu kali, dalam 48 jam. Sampai saat itu kami tetap memakai alamat lamamu.',
    ],
  },
  email_changed: {
    subject: 'Alamat emailmu sudah diganti',
    paragraphs: [
      'Halo {username},',
      'Alamat email akun Lexiroom-mu sekarang {email}. Jika kamu yang menggantinya, tidak ada lagi yang perlu dilakukan.',
      'Jika bukan kamu, urungkan perubahan itu dengan tautan ini. Semua orang juga akan dikeluarkan dari akunmu:',
      '{link}',
      'Tautan ini berlaku satu kali, dalam 7 hari.',
    ],
  },
  reset_password: {
    subject: 'Pilih kata sandi baru',
    paragraphs: [
      'Halo {username},',
      'Pilih kata sandi baru untuk Lexiroom di sini:',
      '{link}',
      'Tautan ini berlaku satu kali, dalam satu jam. Jika kamu tidak memintanya, abaikan saja email ini: kata sandimu tidak berubah.',
    ],
  },
  password_changed: {
    subject: 'Kata sandimu sudah diganti',
    paragraphs: [
      'Halo {username},',
      'Kata sandi akun Lexiroom-mu baru saja diganti, dan perangkatmu yang lain sudah dikeluarkan.',
      'Jika itu bukan kamu, segera buka halaman masuk dan pilih “Lupa kata sandi?”.',
    ],
  },
  identity_linked: {
    subject: 'Google sekarang dapat masuk ke akunmu',
    paragraphs: [
      'Halo {username},',
      'Sebuah akun Google baru saja ditautkan ke akun Lexiroom-mu. Pemilik akun Google itu dapat masuk.',
      'Jika itu bukan kamu, segera buka halaman masuk dan pilih “Lupa kata sandi?”. Kata sandi baru akan melepas tautan itu.',
    ],
  },
  identity_dropped: {
    subject: 'Google tidak lagi tertaut ke akunmu',
    paragraphs: [
      'Halo {username},',
      'Akun Lexiroom-mu dipulihkan dengan tautan yang dikirim lewat email. Akun Google yang tertaut ke akun itu tidak dapat masuk lagi, karena kami tidak tahu siapa pemiliknya.',
      'Jika itu milikmu, kamu dapat menautkannya lagi di pengaturan.',
    ],
  },
  deletion_asked: {
    subject: 'Akunmu akan dihapus',
    paragraphs: [
      'Halo {username},',
      'Sesuai permintaanmu, akun Lexiroom-mu dan semua isinya akan dihapus pada {date}.',
      'Jika kamu berubah pikiran, masuklah sebelum itu dan kamu dapat mempertahankannya.',
    ],
  },
};
