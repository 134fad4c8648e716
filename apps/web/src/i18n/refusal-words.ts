import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { RefusalCode, RefusalParams } from '@lexiroom/contracts/errors';

/** Refusals by their codes, in the language of the interface. The English ones are contracts/errors'. */
export type Refusals = Partial<Record<RefusalCode, MessageDescriptor>>;

/** What any page may be told. Other pages bring theirs: `i18n/refusals`. */
const words: Refusals & { SURPRISE: MessageDescriptor } = {
  INVALID: msg`Something in this request is not valid.`,
  NOT_LOGGED_IN: msg`You are not logged in`,
  NOT_ALLOWED: msg`You are not allowed to do this.`,
  NOT_FOUND: msg`This does not exist.`,
  METHOD_NOT_ALLOWED: msg`This address does not take that kind of request.`,
  STALE: msg`This has changed in the meantime.`,
  CONFLICT: msg`This has already been done.`,
  TOO_LARGE: msg`This is too large.`,
  UNSUPPORTED: msg`This kind of content is not accepted here.`,
  TOO_MANY: msg`Too many attempts. Please wait a moment.`,
  CROSS_SITE: msg`Requests from other sites are refused.`,
  DISK_LOW: msg`The server is running out of space. Nothing can be saved at the moment.`,
  RETRY: msg`The server could not do this right now. Please try again.`,
  SURPRISE: msg`Something went wrong`,
  FOLDER_FULL: msg`This folder is full. It holds up to {most} items.`,
  DECK_FULL: msg`Deck limit reached`,
  NOT_VERIFIED: msg`Please confirm your e-mail address first.`,
};

/** The refusals of a part of the site, which comes with its catalogue. */
export function addRefusals(more: Refusals): void {
  Object.assign(words, more);
}

/** A function that says why something was refused. Without a code: 'No connection'. */
export function useRefusalWords(): (refusal?: { code: RefusalCode; params?: RefusalParams | undefined }) => string {
  const { i18n } = useLingui();
  return (refusal) => {
    if (!refusal) return i18n._(msg`No connection`);
    // The server may be newer than this page.
    const { id, message } = (Object.hasOwn(words, refusal.code) ? words[refusal.code] : undefined) ?? words.SURPRISE;
    return i18n._(id, refusal.params, message ? { message } : {});
  };
}
