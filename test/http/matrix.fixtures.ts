import type { Actor } from '@lexiroom/contracts/http';
import type { RouteName } from '@lexiroom/contracts/routes';
import { AccountsService } from '../../apps/server/src/accounts/accounts.service.ts';
import { type RunningApp, runningApp } from '../../apps/server/src/create-app.fixture.ts';
import { Person } from '../bots/person.ts';
import { hostBot } from '../bots/screen-bot.ts';

/** A server with one of everybody. The owner is a teacher; what a fixture names belongs to them. */
export interface World {
  server: RunningApp;
  people: Record<Actor, Person>;
  /** Opens a lobby of the owner's. */
  live: () => Promise<{ live_id: number; pin: string; host_token: string }>;
  /** A session of the owner's whose first question is scored; always the same, as that takes its time. */
  playedLive: () => Promise<number>;
}

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** A call that succeeds for whoever is let in: its input, of new things of the owner each time. */
type Fixture = (world: World, name: string) => Input | Promise<Input>;

const nothing: Fixture = () => ({});
const ofNewLive: Fixture = async ({ live }) => ({ params: { live_id: (await live()).live_id } });

/** A line for each route. A new route needs one here and in contracts/routes/access.ts. */
export const fixtures: Record<RouteName, Fixture> = {
  health: nothing,
  signUp: (_, name) => ({ body: { ...account(name), role: 'learner' } }),
  logIn: async ({ server }, name) => {
    const { username, password } = account(name);
    await new Person(server.url).api.signUp({ body: { ...account(name), role: 'learner' } });
    return { body: { username, password } };
  },
  logOut: () => ({ body: {} }),
  loggedInUser: nothing,
  searchDeck: () => ({ params: { term: 'animals', page: 1 } }),
  topicDecks: nothing,
  deckData: async (world) => ({ params: { username: 'lexiroom' }, query: { id: await someDeck(world) } }),
  imageDetails: () => ({ params: { imageId: 1 } }),
  openLive: async (world) => ({ body: { source: { deck_ids: [await someDeck(world)] } } }),
  myLive: nothing,
  pinState: async ({ live }) => ({ params: { pin: (await live()).pin } }),
  liveScreen: async (world, name) => ({ ...(await ofNewLive(world, name)), body: { role: 'projector' } }),
  liveReport: ofNewLive,
  voidQuestion: async ({ playedLive }) => ({ params: { live_id: await playedLive() }, body: { question: 1 } }),
  lives: nothing,
  deleteLive: async ({ live, server }) => {
    const opened = await live();
    const host = await hostBot(server.url, opened);
    await host.must('end');
    host.close();
    return { params: { live_id: opened.live_id } };
  },
};

const account = (username: string) => ({
  username,
  email: `${username}@example.org`,
  password: 'four words are long',
});

async function someDeck({ people }: World): Promise<number> {
  const [deck] = await people.anonymous.api.topicDecks({ query: { target_language: 'japanese' } });
  return deck!.item_id;
}

/** Starts the server and signs everybody up. */
export async function makeWorld(): Promise<World> {
  const server = await runningApp();
  const people: Record<Actor, Person> = {
    anonymous: new Person(server.url),
    other_learner: await Person.signedUp(server.url, 'learner'),
    other_teacher: await Person.signedUp(server.url, 'teacher'),
    owner: await Person.signedUp(server.url, 'teacher'),
    admin: new Person(server.url),
  };
  const setup_token = await server.app.get(AccountsService).firstAdminLink();
  await people.admin.api.signUp({ body: { ...account('the-admin'), role: 'teacher', setup_token } });
  const live = () => people.owner.openLive({ questions: 4 });
  let played: Promise<number> | undefined;
  return { server, people, live, playedLive: () => (played ??= play(server, live)) };
}

async function play({ url }: RunningApp, live: World['live']): Promise<number> {
  const opened = await live();
  const host = await hostBot(url, opened);
  await host.must('start');
  await host.sees('open', 1);
  await host.must('end_question');
  await host.sees('reveal', 1);
  host.close();
  return opened.live_id;
}
