import type { SessionUser } from '@lexiroom/contracts/accounts';

/** For specs: somebody who is logged in, with the settings everybody begins with. */
export const aSessionUser = (change: Partial<SessionUser> = {}): SessionUser => ({
  user_id: 7,
  username: 'olga',
  email: 'olga@school.example',
  role: 'teacher',
  user_picture: null,
  root_id: 1,
  verified: true,
  is_admin: false,
  is_oauth: false,
  is_live: false,
  has_password: true,
  settings: {
    target_language: null,
    source_language: null,
    purpose: 'study',
    interface_language: null,
    option_count: 4,
    scheduler: 'classic',
    time_zone: 'UTC',
    day_boundary: 4,
    has_sound: true,
    reduced_motion: false,
    dyslexia_font: false,
    high_contrast: false,
    is_hidden: false,
    reading_help: 'always',
  },
  ...change,
});
