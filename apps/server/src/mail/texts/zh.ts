import type { MailTexts } from '../mail-texts.ts';

export const zh: MailTexts = {
  verify: {
    subject: '验证你的邮箱',
    paragraphs: [
      '{username}，你好！',
      '欢迎来到 Lexiroom！请确认这是你的邮箱：',
      '{link}',
      '链接在 48 小时内有效，只能使用一次。如果你没有注册，可以忽略这封邮件。',
    ],
  },
  confirm_email: {
    subject: '验证你的新邮箱',
    paragraphs: [
      '{username}，你好！',
      '你申请把这个邮箱用于 Lexiroom 账号。请验证：',
      '{link}',
      '链接在 48 小时内有效，只能使用一次。在此之前，我们仍使用你原来的邮箱。',
    ],
  },
  email_changed: {
    subject: '你的邮箱已更改',
    paragraphs: [
      '{username}，你好！',
      '你的 Lexiroom 账号的邮箱现在是 {email}。如果是你更改的，不需要做任何事。',
      '如果不是，请用这个链接撤销更改。这也会让你的账号在所有设备上退出登录：',
      '{link}',
      '链接在 7 天内有效，只能使用一次。',
    ],
  },
  reset_password: {
    subject: '设置新密码',
    paragraphs: [
      '{username}，你好！',
      '请在这里设置 Lexiroom 的新密码：',
      '{link}',
      '链接在一小时内有效，只能使用一次。如果你没有申请，可以忽略这封邮件：密码不会改变。',
    ],
  },
  password_changed: {
    subject: '你的密码已更改',
    paragraphs: [
      '{username}，你好！',
      '你的 Lexiroom 账号的密码刚刚更改，其他设备已退出登录。',
      '如果不是你本人操作，请立即前往登录页面，选择“忘记密码？”。',
    ],
  },
  identity_linked: {
    subject: '现在可以用 Google 登录你的账号',
    paragraphs: [
      '{username}，你好！',
      '你的 Lexiroom 账号刚刚关联了一个 Google 账号，它的所有者可以登录。',
      '如果不是你本人操作，请立即前往登录页面，选择“忘记密码？”。设置新密码会取消关联。',
    ],
  },
  identity_dropped: {
    subject: 'Google 已不再关联你的账号',
    paragraphs: [
      '{username}，你好！',
      '你的 Lexiroom 账号已通过邮件中的链接找回。我们无法确定原先关联的 Google 账号属于谁，因此它不能再用来登录。',
      '如果它是你的，可以在设置中重新关联。',
    ],
  },
  deletion_asked: {
    subject: '你的账号将被删除',
    paragraphs: [
      '{username}，你好！',
      '按照你的申请，你的 Lexiroom 账号及其全部内容将于 {date} 删除。',
      '如果改变主意，在此之前登录就可以保留账号。',
    ],
  },
};
