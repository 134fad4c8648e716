import {
  test as base,
  type Browser,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { findingsOn } from '../accessibility/axe.ts';
import { signUp } from '../accounts/person.ts';
import { starterDecks } from '../decks/starter-decks.ts';

export const wall = { width: 1920, height: 1080 };
export const laptop = { width: 1280, height: 800 };
export const smallPhone = { width: 360, height: 640 };
export const phone = { width: 390, height: 844 };

/** What is no complaint: a wrong pin is refused, and a voice that has too much to say asks to come again. */
const expectedRefusals = /\/api\/live\/\d+$|status of 503 .*\/api\/word_sound\/\d+$/;

/** The screens of a quiz, each in a browser of its own, and what the browsers complained of meanwhile. */
export class QuizScreens {
  readonly complaints: string[] = [];
  readonly #contexts: BrowserContext[] = [];
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** A page of somebody who was not here before. */
  async newPage(viewport: ViewportSize): Promise<Page> {
    const context = await this.#browser.newContext({ viewport, reducedMotion: 'reduce' });
    this.#contexts.push(context);
    return this.watch(await context.newPage());
  }

  /** Collects what the browser complains of on a page. */
  watch(page: Page): Page {
    page.on('console', (message) => {
      const complaint = `${message.text()} ${message.location().url}`;
      if (message.type() === 'error' && !expectedRefusals.test(complaint)) this.complaints.push(complaint);
    });
    page.on('pageerror', (error) => this.complaints.push(String(error)));
    return page;
  }

  /** A teacher who has just signed up, before a projector. */
  async signedUpTeacher(): Promise<Page> {
    const page = await this.newPage(wall);
    await signUp(page.request);
    return page;
  }

  /** A teacher on the page where a quiz over a topic deck is set up. */
  async teacherAtSetUp(language = 'japanese'): Promise<Page> {
    const page = await this.signedUpTeacher();
    const [deck] = await starterDecks(page.request, language);
    await page.goto(`/live?id=${deck!.item_id}`);
    await expect(page.getByRole('button', { name: 'Open the lobby' })).toBeEnabled();
    return page;
  }

  /** A lobby on the projector, of a quiz of five questions, of these kinds or of the first two. */
  openLobby(...kinds: string[]): Promise<{ projector: Page; pin: string }> {
    return this.openLobbyIn('japanese', ...kinds);
  }

  async openLobbyIn(language: string, ...kinds: string[]): Promise<{ projector: Page; pin: string }> {
    const projector = await this.teacherAtSetUp(language);
    if (kinds.length > 0) await chooseKinds(projector, kinds);
    await projector.getByText('5', { exact: true }).first().click();
    await projector.getByText('60', { exact: true }).click();
    await projector.getByRole('button', { name: 'Open the lobby' }).click();
    await projector.waitForURL(/\/live\/\d{6}\/projector/);
    await expect(projector.getByRole('button', { name: 'Start quiz' })).toBeVisible();
    return { projector, pin: pinOf(projector) };
  }

  /** The host's own screen beside the projector. */
  async openControls(projector: Page): Promise<Page> {
    const host = this.watch(await projector.context().newPage());
    await host.setViewportSize(laptop);
    await host.goto(`/live/${pinOf(projector)}/host`);
    await expect(host.getByRole('heading', { name: 'Lobby' })).toBeVisible();
    return host;
  }

  async close(): Promise<void> {
    await Promise.all(this.#contexts.map((context) => context.close()));
  }
}

/** A journey through a quiz: its screens are closed at the end. */
export const test = base.extend<{ screens: QuizScreens }>({
  screens: async ({ browser }, use) => {
    const screens = new QuizScreens(browser);
    await use(screens);
    await screens.close();
  },
});

/** The box itself is out of sight: its label is pressed, once it is not below the bar at the page's end. */
async function setBox(box: Locator, isWanted: boolean): Promise<void> {
  if ((await box.isChecked()) !== isWanted) await box.locator('xpath=ancestor::label').click();
  await expect(box).toBeChecked({ checked: isWanted });
}

/** Chooses these kinds of question, and no others: those that are wanted first, as one stays in any case. */
async function chooseKinds(page: Page, kinds: readonly string[]): Promise<void> {
  const boxes = page.getByRole('group', { name: 'What is asked' }).getByRole('checkbox');
  for (const kind of kinds) await setBox(page.getByRole('checkbox', { name: kind }), true);
  for (const box of await boxes.all()) {
    const name = await box.evaluate((input) => input.closest('label')?.textContent ?? '');
    if (!kinds.some((kind) => name.startsWith(kind))) await setBox(box, false);
  }
}

/** The pin in the address of a screen. */
export const pinOf = (page: Page): string => /\/live\/(\d{6})/.exec(page.url())![1]!;

/** Joins a quiz by its address and a name, up to the own name in the lobby. */
export async function join(page: Page, pin: string, name: string): Promise<void> {
  await page.goto(`/live/${pin}`);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Nothing sticks out, nothing scrolls that should not, and axe has nothing to say. */
export async function expectFits(moment: string, pages: Record<string, Page>, options: { mayScroll?: boolean } = {}) {
  for (const [name, page] of Object.entries(pages)) {
    if (!options.mayScroll && name !== 'host') {
      const down = () =>
        page.evaluate(() => {
          const { scrollHeight, clientHeight } = document.documentElement;
          return scrollHeight - clientHeight;
        });
      await expect.configure({ soft: true }).poll(down, `${moment}, ${name}: scrolls down by so much`).toBe(0);
    }
    expect.soft(await findingsOn(page, `${moment}, ${name}`)).toEqual([]);
  }
}

/** The buttons of the options on a phone. */
export const optionsOn = (page: Page) => page.getByRole('list').getByRole('button');
/** Waits for the options: three seconds to get ready and two for the question alone may lie before. */
export const expectOptions = async (page: Page) => await expect(optionsOn(page)).toHaveCount(4);
