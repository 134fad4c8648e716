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
  ServerFeatures,
  UnlinkIdentity,
  Verify,
} from '../accounts/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { NotLoggedIn } from '../errors/index.ts';
import { route } from '../http/index.ts';
import { Done } from './done-and-id.ts';

const ofProvider = z.strictObject({ provider: Provider });
/** Guesses at the secret of a link, or at one's own password. */
const perGuess = { name: 'guesses', points: 20, seconds: 600, by: 'caller' } as const;
/** Mails to one address: enough for whoever did not find the first, too few to be a nuisance. */
const perMail = { name: 'mails', points: 5, seconds: 3600, by: 'caller' } as const;

/** The calls about accounts (decisions section 5). */
export const accountsRoutes = {
  signUp: route({
    ...endpoints.signUp,
    summary: 'Make an account and log in',
    body: SignUp,
    response: SessionUser,
    status: 201,
    limits: [{ name: 'signup', points: 10, seconds: 3600, by: 'caller' }],
  }),
  logIn: route({
    ...endpoints.logIn,
    summary: 'Log in with username or e-mail',
    body: LogIn,
    response: SessionUser,
    limits: [
      { name: 'login-device', points: 10, seconds: 60, by: 'caller', together: 1200 },
      { name: 'login-account', points: 50, seconds: 600, by: 'field:username', counts: 'failures' },
    ],
  }),
  logOut: route({ ...endpoints.logOut, summary: 'End this session', body: LogOut, response: Done }),
  loggedInUser: route({
    ...endpoints.loggedInUser,
    summary: 'Who is logged in',
    response: z.union([SessionUser, NotLoggedIn]),
  }),
  site: route({ ...endpoints.site, summary: 'What this server can do', response: ServerFeatures, asksWho: false }),
  verify: route({
    ...endpoints.verify,
    summary: 'Confirm an e-mail address by the link that was sent there',
    body: Verify,
    response: Done,
    limits: [perGuess],
  }),
  sendVerification: route({
    ...endpoints.sendVerification,
    summary: 'Send the link that confirms the own address again',
    response: Done,
    limits: [perMail],
  }),
  forgotPassword: route({
    ...endpoints.forgotPassword,
    summary: 'Send a link to set a new password; the same answer for every address',
    body: ForgotPassword,
    response: Done,
    limits: [
      { ...perMail, name: 'forgot' },
      { name: 'forgot-account', points: 5, seconds: 3600, by: 'field:email', together: 20 },
    ],
  }),
  resetPassword: route({
    ...endpoints.resetPassword,
    summary: 'Set a new password by a mailed link; ends every session',
    body: ResetPassword,
    response: Done,
    limits: [perGuess],
  }),
  revertEmailChange: route({
    ...endpoints.revertEmailChange,
    summary: 'Give an account its earlier e-mail address back',
    body: RevertEmailChange,
    response: Done,
    limits: [perGuess],
  }),
  oauthStart: route({
    ...endpoints.oauthStart,
    summary: 'Where the browser goes to sign in through a provider',
    params: ofProvider,
    query: OauthStart,
    response: OauthAddress,
    limits: [{ name: 'oauth', points: 60, seconds: 600, by: 'caller' }],
  }),
  oauthCallback: route({
    ...endpoints.oauthCallback,
    summary: 'What the provider sent the browser back with',
    params: ofProvider,
    body: OauthReturn,
    response: OauthOutcome,
    limits: [perGuess],
  }),
  selectUsername: route({
    ...endpoints.selectUsername,
    summary: 'Make the account of an outside identity',
    body: SelectUsername,
    response: SessionUser,
    status: 201,
    limits: [perGuess],
  }),
  linkIdentity: route({
    ...endpoints.linkIdentity,
    summary: 'Link an outside identity to the account with its e-mail',
    body: LinkIdentity,
    response: SessionUser,
    limits: [perGuess],
  }),
  unlinkIdentity: route({
    ...endpoints.unlinkIdentity,
    summary: 'Take the outside identity off the own account',
    body: UnlinkIdentity,
    response: SessionUser,
    limits: [perGuess],
  }),
  changeEmail: route({
    ...endpoints.changeEmail,
    summary: 'Another e-mail address, once it is confirmed there',
    body: ChangeEmail,
    response: EmailChange,
    limits: [perGuess, perMail],
  }),
  changePassword: route({
    ...endpoints.changePassword,
    summary: 'Another password; ends every other session',
    body: ChangePassword,
    response: Done,
    limits: [perGuess],
  }),
  changeUsername: route({
    ...endpoints.changeUsername,
    summary: 'Another username, once in 30 days',
    body: ChangeUsername,
    response: SessionUser,
    limits: [{ name: 'username', points: 30, seconds: 3600, by: 'caller' }],
  }),
  changePicture: route({
    ...endpoints.changePicture,
    needsVerified: true,
    summary: 'The picture others know a user by',
    body: ChangePicture,
    response: SessionUser,
    bodyLimit: { bytes: pictureBodyBytes, refusal: 'IMAGE_TOO_BIG' },
    limits: [{ name: 'user-picture', points: 30, seconds: 3600, by: 'caller' }],
  }),
  changeSettings: route({
    ...endpoints.changeSettings,
    summary: 'What the user has chosen for themselves',
    body: ChangeSettings,
    response: SessionUser,
  }),
  sessions: route({
    ...endpoints.sessions,
    summary: 'Where the caller is logged in, last seen first',
    response: z.array(AccountSession),
  }),
  endSession: route({
    ...endpoints.endSession,
    summary: 'Log out elsewhere',
    body: EndSession,
    response: Done,
  }),
  endOtherSessions: route({
    ...endpoints.endOtherSessions,
    summary: 'Log out everywhere else',
    response: Done,
  }),
  exportData: route({
    ...endpoints.exportData,
    summary: 'Everything the server has about the caller',
    response: ExportedData,
    limits: [{ name: 'export', points: 10, seconds: 3600, by: 'caller' }],
  }),
  deleteUser: route({
    ...endpoints.deleteUser,
    summary: 'Delete the own account, in 14 days',
    body: DeleteUser,
    response: Deletion,
    limits: [perGuess],
  }),
} as const;
