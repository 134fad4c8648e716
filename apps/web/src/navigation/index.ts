export { arrival } from './arrival.ts';
export { Boundary } from './boundary.tsx';
export { type Address, back, currentAddress, onWay, push, replace } from './history.ts';
export { Link } from './link.tsx';
export { CurrentPage, Navigation, useAddress, useParameter } from './navigation.tsx';
export { page, pageAt } from './pages.ts';
export { deckPath, editDeckPath, logInPath, newDeckPath, signUpPath, userPath } from './paths.ts';
