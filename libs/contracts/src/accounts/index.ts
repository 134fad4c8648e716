export { Email, Password, passwordLimits, Username } from './credentials.ts';
export {
  ForgotPassword,
  LinkIdentity,
  LogIn,
  LogOut,
  OauthAddress,
  OauthOutcome,
  OauthReturn,
  OauthStart,
  Provider,
  ResetPassword,
  RevertEmailChange,
  SelectUsername,
  SignUp,
  Site,
  Verify,
} from './log-in.ts';
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
export { AccountSession, EndSession, SessionUser } from './session-user.ts';
export { ChangeSettings, Role, roles, UserSettings } from './settings.ts';
