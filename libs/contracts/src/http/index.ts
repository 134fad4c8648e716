export { type Actor, type Verdict, actors } from './actors.ts';
export { type Body, type Limit, type Params, type Query, type Reply, type Result, type Route, route } from './route.ts';
export { type Client, type CallArguments, ApiError, createClient } from './client.ts';
