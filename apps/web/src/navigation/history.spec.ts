import { expect, test } from '@jest/globals';
import { amend, back, currentAddress, onAddressChange, push, replace, upTo, type AddressChange } from './history.ts';

/** Waits for the next change of the address. */
const nextWay = () =>
  new Promise<AddressChange>((resolve) => {
    const end = onAddressChange((way) => {
      end();
      resolve(way);
    });
  });

test('a way leads from one address to the next, and both are told with all they have', () => {
  const ways: AddressChange[] = [];
  replace('/deck/olga/search?id=1&id=2');
  const end = onAddressChange((way) => ways.push(way));
  push('/user/olga');
  end();
  push('/');
  expect(ways.map(({ from, to }) => [from.href, to.href])).toEqual([['/deck/olga/search?id=1&id=2', '/user/olga']]);
  expect(ways[0]!.from).toMatchObject({ pathname: '/deck/olga/search', search: '?id=1&id=2', state: {} });
});

test('what went along with an address is there again on coming back to it', async () => {
  push('/deck/olga/1', { selection: [4, 2] });
  const { key } = currentAddress();
  push('/deck/olga/1/study');
  expect(currentAddress().state).toEqual({});
  const way = nextWay();
  back();
  expect((await way).to).toMatchObject({ pathname: '/deck/olga/1', state: { selection: [4, 2] }, key });
});

test('an address in the place of another leaves no way back to it', async () => {
  push('/first');
  push('/second');
  replace('/third');
  const way = nextWay();
  back();
  expect((await way).to.pathname).toBe('/first');
});

test('an amended address is the same entry, with what went along and the way back', async () => {
  push('/user/olga');
  push('/deck/olga/1', { selection: [4] });
  const { key } = currentAddress();
  amend('/deck/olga/1?key=k-of-1');
  const { href } = currentAddress();
  expect([href, currentAddress()]).toMatchObject([
    '/deck/olga/1?key=k-of-1',
    { key, state: { selection: [4] }, from: '/user/olga' },
  ]);
  const way = nextWay();
  back();
  expect((await way).to.pathname).toBe('/user/olga');
});

test('an entry that somebody else made is an address as any other', async () => {
  const way = nextWay();
  location.hash = 'licences';
  const { to } = await way;
  expect(to.href).toMatch(/#licences$/);
  expect(to.state).toEqual({});
  expect(history.state).toEqual({ key: to.key, state: {} });
});

test('one level up is back where that is where one came from, and a new entry elsewhere', async () => {
  push('/user/olga/5');
  const { key } = currentAddress();
  push('/deck/olga/1');
  const way = nextWay();
  upTo('/user/olga/5');
  expect((await way).to.key).toBe(key);
  push('/deck/olga/2?key=k-of-2');
  const byLink = nextWay();
  push('/deck/olga/2/study?key=k-of-2');
  await byLink;
  const again = nextWay();
  upTo('/deck/olga/2');
  expect((await again).to.search).toBe('?key=k-of-2');
  push('/deck/olga/2');
  upTo('/user/olga');
  expect(currentAddress()).toMatchObject({ pathname: '/user/olga', from: '/deck/olga/2' });
});
