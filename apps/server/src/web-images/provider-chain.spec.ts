import { beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Refusal, refuse } from '../refusals/refusal.ts';
import { type FoundImage, type ImageProvider, ProviderFailure, type ProviderName } from './image-provider.ts';
import { ProviderChain } from './provider-chain.ts';

const picture = (id: string): FoundImage => ({
  id,
  preview_address: `https://example.org/${id}_small`,
  large_address: `https://example.org/${id}`,
  width: 640,
  height: 480,
  tags: 'cat',
  artist_name: 'Ana',
  page_address: `https://example.org/${id}.html`,
  image_license: 'CC0',
});
const busy = (waitMs: number) => new ProviderFailure('busy', 'it asks us to wait', waitMs);
const unreachable = new ProviderFailure('unreachable', 'ENOTFOUND');
const failed = new ProviderFailure('failed', 'it answered 500');

// What the operator is told.
Logger.overrideLogger(false);
let now: number;
beforeEach(() => {
  now = 0;
});

/** A site that has these pictures, or this trouble, and counts how often it is asked. */
class Site implements ImageProvider {
  readonly origins = [];
  readonly userAgent = '';
  asked = 0;
  constructor(
    readonly name: ProviderName,
    public answer: string[] | ProviderFailure,
  ) {}
  async search() {
    return this.#answer();
  }
  async find(id: string) {
    return (await this.#answer()).find((image) => image.id === id);
  }
  async #answer() {
    this.asked += 1;
    await Promise.resolve();
    if (this.answer instanceof ProviderFailure) throw this.answer;
    return this.answer.map(picture);
  }
}

const searched = async (sites: Site[], page = 1) => {
  const found = await new ProviderChain(sites, () => now).search('cat', page);
  return found instanceof Refusal ? found : found.map(({ provider, id }) => `${provider} ${id}`);
};

describe('which site answers', () => {
  test.each([
    ['the first', ['1'], ['2'], ['pixabay 1']],
    ['the next when the first has none', [], ['2'], ['openverse 2']],
    ['the next when the first is busy', busy(1000), ['2'], ['openverse 2']],
    ['the next when the first fails', failed, ['2'], ['openverse 2']],
    ['the next when the first cannot be reached', unreachable, ['2'], ['openverse 2']],
    ['nobody has one', [], [], []],
    ['one has none and the other fails', [], failed, []],
  ])('%s', async (_, first, second, found) => {
    expect(await searched([new Site('pixabay', first), new Site('openverse', second)])).toEqual(found);
  });
});

describe('what is said when none answers', () => {
  test.each([
    ['a wait, the shortest', busy(9000), busy(4000), new Refusal('TOO_MANY', undefined, undefined, 4000)],
    ['a wait, when one is busy', busy(9000), unreachable, new Refusal('TOO_MANY', undefined, undefined, 9000)],
    ['that there is no way to them', unreachable, unreachable, refuse('WEB_IMAGES_UNREACHABLE')],
    ['that something went wrong', failed, unreachable, refuse('WEB_IMAGES_FAILED')],
  ])('%s', async (_, first, second, refusal) => {
    expect(await searched([new Site('pixabay', first), new Site('openverse', second)])).toEqual(refusal);
  });

  test('without any site: that there is no way to them', async () => {
    expect(await searched([])).toEqual(refuse('WEB_IMAGES_UNREACHABLE'));
  });
});

test('a search is asked once a day, also when many ask at the same time', async () => {
  const site = new Site('openverse', ['1']);
  const sites = new ProviderChain([site], () => now);
  await Promise.all(Array.from({ length: 30 }, () => sites.search('cat', 1)));
  await sites.search('cat', 1);
  expect(site.asked).toBe(1);
  await sites.search('cat', 2);
  await sites.search('dog', 1);
  expect(site.asked).toBe(3);
  now += 25 * 60 * 60 * 1000;
  await sites.search('cat', 1);
  expect(site.asked).toBe(4);
});

test('what failed is not remembered', async () => {
  const site = new Site('openverse', failed);
  const sites = new ProviderChain([site], () => now);
  expect(await sites.search('cat', 1)).toBeInstanceOf(Refusal);
  site.answer = ['1'];
  expect(await sites.search('cat', 1)).toHaveLength(1);
});

test.each([
  ['busy', busy(60_000), 60_000],
  ['out of reach', unreachable, 10_000],
])('a site that is %s is left alone for a while, and its place is taken', async (_, trouble, wait) => {
  const [site, other] = [new Site('pixabay', trouble), new Site('openverse', ['2'])];
  const sites = new ProviderChain([site, other], () => now);
  await sites.search('cat', 1);
  now += wait - 1;
  await sites.search('dog', 1);
  expect([site.asked, other.asked]).toEqual([1, 2]);
  now += 2;
  await sites.search('cow', 1);
  expect(site.asked).toBe(2);
});

test('a picture that was found is known; another one is asked for; a site that is not there has none', async () => {
  const site = new Site('openverse', ['1', '2']);
  const sites = new ProviderChain([site], () => now);
  await sites.search('cat', 1);
  expect(await sites.find('openverse', '1')).toMatchObject({ id: '1', provider: 'openverse' });
  expect(site.asked).toBe(1);
  expect(await new ProviderChain([site], () => now).find('openverse', '2')).toMatchObject({ id: '2' });
  expect(site.asked).toBe(2);
  expect(await sites.find('openverse', '3')).toEqual(refuse('NOT_FOUND'));
  expect(await sites.find('pixabay', '1')).toEqual(refuse('NOT_FOUND'));
});
