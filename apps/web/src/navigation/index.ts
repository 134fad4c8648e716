export { arrival } from './page-arrival.ts';
export { ErrorBoundary } from './error-boundary.tsx';
export { type Address, amend, amendState, back, currentAddress, onAddressChange, push, replace } from './history.ts';
export { useLazyOverlay } from './lazy-overlay.ts';
export { Link } from './link.tsx';
export { CurrentPage, Navigation, useAddress, usePages, useParameter } from './navigation.tsx';
export { useOwnLinkKey } from './own-link-key.ts';
export { page, pageAt } from './page-matching.ts';
export {
  classPath,
  deckPath,
  decksPath,
  directoryPath,
  editDeckPath,
  forgotPasswordPath,
  importPath,
  joinClassPath,
  logInPath,
  newDeckPath,
  newStoryPath,
  printPath,
  selectUsernamePath,
  settingsPath,
  signUpPath,
  storyPath,
  userPath,
} from './paths.ts';
