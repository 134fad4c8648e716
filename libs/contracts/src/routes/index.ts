export { access } from './access.ts';
export { routes, type RouteName } from './routes.ts';
