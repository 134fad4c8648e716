import type { Emblem } from '@lexiroom/domain/live-session';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the animals are called in the language of the interface. */
export const emblemWords: Record<Emblem, MessageDescriptor> = {
  fox: msg`Fox`,
  panda: msg`Panda`,
  frog: msg`Frog`,
  unicorn: msg`Unicorn`,
  bee: msg`Bee`,
  whale: msg`Whale`,
  cat: msg`Cat`,
  lion: msg`Lion`,
  penguin: msg`Penguin`,
  rabbit: msg`Rabbit`,
  owl: msg`Owl`,
  octopus: msg`Octopus`,
  dog: msg`Dog`,
  tiger: msg`Tiger`,
  elephant: msg`Elephant`,
  chick: msg`Chick`,
  koala: msg`Koala`,
  pig: msg`Pig`,
  turtle: msg`Turtle`,
  monkey: msg`Monkey`,
  mouse: msg`Mouse`,
  bear: msg`Bear`,
  hedgehog: msg`Hedgehog`,
  cow: msg`Cow`,
};
