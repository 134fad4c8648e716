import { z } from 'zod/mini';
import {
  AccountSession,
  ChangeEmail,
  ChangePassword,
  ChangePicture,
  ChangeSettings,
  ChangeUsername,
  DeleteUser,
  Deletion,
  EmailChange,
  EndSession,
  ExportedData,
  ForgotPassword,
  LinkIdentity,
  LogIn,
  LogOut,
  OauthAddress,
  OauthOutcome,
  OauthReturn,
  OauthStart,
  pictureBodyBytes,
  Provider,
  ResetPassword,
  RevertEmailChange,
  SelectUsername,
  SessionUser,
  SignUp,
  Site,
  UnlinkIdentity,
  Verify,
} from '../accounts/index.ts';
import { NotLoggedIn } from '../errors/index.ts';
import { doors } from '../doors/index.ts';
import { route } from '../http/index.ts';
import { Done } from './parts.ts';

const ofProvider = z.strictObject({ provider: Provider });
/** Guesses at the secret of a link, or at one's own password. */
const perGuess = { name: 'guesses', points: 20, seconds: 600, by: 'caller' } as const;
/** Mails to one address: enough for whoever did not find the first, too few to be a nuisance. */
const perMail = { name: 'mails', points: 5, seconds: 3600, by: 'caller' } as const;

/** What is said at the doors of accounts (decisions section 5). */
export const accountRoutes = {
  signUp: route({
    ...doors.signUp,
    summary: 'Make an account and log in',
    body: SignUp,
    response: SessionUser,
    status: 201,
    limits: [{ name: 'signup', points: 10, seconds: 3600, by: 'caller' }],
  }),
  logIn: route({
    ...doors.logIn,
    summary: 'Log in with username or e-mail',
    body: LogIn,
    response: SessionUser,
    limits: [
      { name: 'login-device', points: 10, seconds: 60, by: 'caller', together: 1200 },
      { name: 'login-account', points: 50, seconds: 600, by: 'field:username', counts: 'failures' },
    ],
  }),
  logOut: route({ ...doors.logOut, summary: 'End this session', body: LogOut, response: Done }),
  loggedInUser: route({
    ...doors.loggedInUser,
    summary: 'Who is logged in',
    response: z.union([SessionUser, NotLoggedIn]),
  }),

  site: route({ ...doors.site, summary: 'What this server can do', response: Site, asksWho: false }),
  verify: route({
    ...doors.verify,
    summary: 'Confirm an e-mail address by the link that was sent there',
    body: Verify,
    response: Done,
    limits: [perGuess],
  }),
  sendVerification: route({
    ...doors.sendVerification,
    summary: 'Send the link that confirms the own address again',
    response: Done,
    limits: [perMail],
  }),
  forgotPassword: route({
    ...doors.forgotPassword,
    summary: 'Send a link to set a new password; the same answer for every address',
    body: ForgotPassword,
    response: Done,
    limits: [
      { ...perMail, name: 'forgot' },
      { name: 'forgot-account', points: 5, seconds: 3600, by: 'field:email', together: 20 },
    ],
  }),
  resetPassword: route({
    ...doors.resetPassword,
    summary: 'Set a new password by a mailed link; ends every session',
    body: ResetPassword,
    response: Done,
    limits: [perGuess],
  }),
  revertEmailChange: route({
    ...doors.revertEmailChange,
    summary: 'Give an account its earlier e-mail address back',
    body: RevertEmailChange,
    response: Done,
    limits: [perGuess],
  }),
  oauthStart: route({
    ...doors.oauthStart,
    summary: 'Where the browser goes to sign in through a provider',
    params: ofProvider,
    query: OauthStart,
    response: OauthAddress,
    limits: [{ name: 'oauth', points: 60, seconds: 600, by: 'caller' }],
  }),
  oauthCallback: route({
    ...doors.oauthCallback,
    summary: 'What the provider sent the browser back with',
    params: ofProvider,
    body: OauthReturn,
    response: OauthOutcome,
    limits: [perGuess],
  }),
  selectUsername: route({
    ...doors.selectUsername,
    summary: 'Make the account of an outside identity',
    body: SelectUsername,
    response: SessionUser,
    status: 201,
    limits: [perGuess],
  }),
  linkIdentity: route({
    ...doors.linkIdentity,
    summary: 'Link an outside identity to the account with its e-mail',
    body: LinkIdentity,
    response: SessionUser,
    limits: [perGuess],
  }),
  unlinkIdentity: route({
    ...doors.unlinkIdentity,
    summary: 'Take the outside identity off the own account',
    body: UnlinkIdentity,
    response: SessionUser,
    limits: [perGuess],
  }),
  changeEmail: route({
    ...doors.changeEmail,
    summary: 'Another e-mail address, once it is confirmed there',
    body: ChangeEmail,
    response: EmailChange,
    limits: [perGuess, perMail],
  }),
  changePassword: route({
    ...doors.changePassword,
    summary: 'Another password; ends every other session',
    body: ChangePassword,
    response: Done,
    limits: [perGuess],
  }),
  changeUsername: route({
    ...doors.changeUsername,
    summary: 'Another username, once in 30 days',
    body: ChangeUsername,
    response: SessionUser,
    limits: [{ name: 'username', points: 30, seconds: 3600, by: 'caller' }],
  }),
  changePicture: route({
    ...doors.changePicture,
    needsVerified: true,
    summary: 'The picture others know a user by',
    body: ChangePicture,
    response: SessionUser,
    bodyLimit: { bytes: pictureBodyBytes, refusal: 'IMAGE_TOO_BIG' },
    limits: [{ name: 'user-picture', points: 30, seconds: 3600, by: 'caller' }],
  }),
  changeSettings: route({
    ...doors.changeSettings,
    summary: 'What the user has chosen for themselves',
    body: ChangeSettings,
    response: SessionUser,
  }),
  sessions: route({
    ...doors.sessions,
    summary: 'Where the caller is logged in, last seen first',
    response: z.array(AccountSession),
  }),
  endSession: route({ ...doors.endSession, summary: 'Log out elsewhere', body: EndSession, response: Done }),
  endOtherSessions: route({
    ...doors.endOtherSessions,
    summary: 'Log out everywhere but here',
    response: Done,
  }),
  exportData: route({
    ...doors.exportData,
    summary: 'Everything the server has about the caller',
    response: ExportedData,
    limits: [{ name: 'export', points: 10, seconds: 3600, by: 'caller' }],
  }),
  deleteUser: route({
    ...doors.deleteUser,
    summary: 'Delete the own account, in 14 days',
    body: DeleteUser,
    response: Deletion,
    limits: [perGuess],
  }),
} as const;
