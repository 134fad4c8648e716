export { arrival } from './arrival.ts';
export { Boundary } from './boundary.tsx';
export { type Address, amend, back, currentAddress, onWay, push, replace } from './history.ts';
export { useLazyOverlay } from './lazy-overlay.ts';
export { Link } from './link.tsx';
export { CurrentPage, Navigation, useAddress, usePages, useParameter } from './navigation.tsx';
export { page, pageAt } from './pages.ts';
export {
  deckPath,
  directoryPath,
  editDeckPath,
  forgotPasswordPath,
  logInPath,
  newDeckPath,
  selectUsernamePath,
  settingsPath,
  signUpPath,
  userPath,
} from './paths.ts';
