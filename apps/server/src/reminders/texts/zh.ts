import type { ReminderTexts } from './reminder-texts.ts';

export const zh: ReminderTexts = {
  due: { other: '# 个单词待复习' },
  minutes: { other: '约 # 分钟' },
  goal: {
    words: { other: '今天的目标：# 个单词' },
    minutes: { other: '今天的目标：# 分钟' },
  },
  dueSentence: '{due}，{minutes}。',
  hello: '{username}，你好！',
  last: '这是最后一次提醒：两个月没有学习，提醒就会自动停止。你的单词都还在，你可以随时在设置中重新开启提醒。',
  unsubscribe: '你收到这封邮件，是因为你开启了提醒。要停止提醒：',
};
