import { expect, test } from '@jest/globals';
import { Measure } from './measure.ts';

test('whoever listens hears what is told, until they do not listen any more', () => {
  const measure = new Measure<{ size: number }>('spec');
  const heard: number[] = [];
  measure.tell({ size: 1 });
  const stop = measure.listen(({ size }) => heard.push(size));
  measure.tell({ size: 2 });
  stop();
  measure.tell({ size: 3 });
  expect(heard).toEqual([2]);
});
