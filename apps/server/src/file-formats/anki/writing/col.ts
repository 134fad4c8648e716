/** Anki's first deck, which every collection has. */
export const defaultDeckId = 1;

/** A deck as Anki's older schema has it in `col.decks`. */
export function deckInCol(id: number, name: string, seconds: number): object {
  const none = [0, 0];
  return {
    id,
    name,
    mod: seconds,
    usn: -1,
    desc: '',
    dyn: 0,
    conf: 1,
    collapsed: false,
    browserCollapsed: false,
    extendNew: 10,
    extendRev: 50,
    newToday: none,
    revToday: none,
    lrnToday: none,
    timeToday: none,
  };
}

/** How a collection studies: Anki's usual values, as decks are taken over by a collection that has its own. */
export const colConf = {
  activeDecks: [defaultDeckId],
  curDeck: defaultDeckId,
  curModel: null,
  nextPos: 1,
  newSpread: 0,
  collapseTime: 1200,
  timeLim: 0,
  estTimes: true,
  dueCounts: true,
  newBury: true,
  sortType: 'noteFld',
  sortBackwards: false,
  addToCur: true,
};

export const colDconf = {
  1: {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    dyn: false,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    new: { delays: [1, 10], ints: [1, 4, 7], initialFactor: 2500, order: 1, perDay: 20, bury: true, separate: true },
    rev: { perDay: 200, ease4: 1.3, fuzz: 0.05, minSpace: 1, ivlFct: 1, maxIvl: 36_500, bury: true },
    lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 1 },
  },
};

/** The tables of Anki's older schema, after the public description of the format. */
export const olderSchema = `
  create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null,
    dty integer not null, usn integer not null, ls integer not null, conf text not null, models text not null,
    decks text not null, dconf text not null, tags text not null);
  create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null,
    tags text not null, flds text not null, sfld integer not null, csum integer not null, flags integer not null,
    data text not null);
  create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null,
    usn integer not null, type integer not null, queue integer not null, due integer not null, ivl integer not null,
    factor integer not null, reps integer not null, lapses integer not null, left integer not null, odue integer not null,
    odid integer not null, flags integer not null, data text not null);
  create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
    ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
  create table graves (usn integer not null, oid integer not null, type integer not null);
`;

export const olderIndexes = `
  create index ix_notes_usn on notes (usn); create index ix_notes_csum on notes (csum);
  create index ix_cards_usn on cards (usn); create index ix_cards_nid on cards (nid);
  create index ix_cards_sched on cards (did, queue, due);
  create index ix_revlog_usn on revlog (usn); create index ix_revlog_cid on revlog (cid);
`;
