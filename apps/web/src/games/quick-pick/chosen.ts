import { defaultSettings, type FirstToReach, firstToReachChoices } from '@lexiroom/domain/games/quick-pick';
import { read, remember } from '../../browser/stored-values.ts';
import type { Study } from '../../study/study.ts';

/** The points to win that were chosen last in this browser. */
export const firstToReach = (): FirstToReach =>
  firstToReachChoices.find((points) => String(points) === read('firstToReach')) ?? defaultSettings.first_to_reach;
export const chooseFirstToReach = (points: FirstToReach): void => remember('firstToReach', String(points));

/** Whether phones join the games of this browser; only whoever is logged in has a session they can join. */
export const withPhones = ({ data }: Pick<Study, 'data'>): boolean =>
  data.logged_in_user !== null && read('quick-pick-phones') === 'true';
export const choosePhones = (isOn: boolean): void => remember('quick-pick-phones', String(isOn));

/** Whether words that were confused come more often as wrong options in the games of this browser. */
export const usesConfusions = (): boolean =>
  (read('quick-pick-confusions') ?? String(defaultSettings.uses_confusions)) === 'true';
export const chooseConfusions = (isOn: boolean): void => remember('quick-pick-confusions', String(isOn));
