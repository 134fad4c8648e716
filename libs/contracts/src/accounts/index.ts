export { Email, Password, passwordLimits, Username } from './credentials.ts';
export { LogIn, LogOut, SignUp } from './sign-up-and-log-in.ts';
export { ForgotPassword, ResetPassword, RevertEmailChange, Verify } from './mailed-links.ts';
export {
  LinkIdentity,
  OauthAddress,
  OauthOutcome,
  OauthReturn,
  OauthStart,
  Provider,
  SelectUsername,
} from './oauth.ts';
export {
  ChangeEmail,
  ChangePassword,
  ChangePicture,
  ChangeUsername,
  DeleteUser,
  Deletion,
  deletionDays,
  EmailChange,
  ExportedData,
  pictureBodyBytes,
  UnlinkIdentity,
} from './own-account.ts';
export { ServerFeatures } from './server-features.ts';
export { AccountSession, EndSession, SessionUser } from './session-user.ts';
export { ChangeSettings, Role, roles, UserSettings } from './settings.ts';
