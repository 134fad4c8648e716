import { z } from 'zod/mini';
import { Username } from '../accounts/index.ts';
import { endpoints } from '../endpoints/index.ts';
import { route } from '../http/index.ts';
import {
  BinItem,
  ChangeItem,
  CopiedItems,
  CopyItems,
  EmptyBin,
  InDirectory,
  MoveItems,
  NewItem,
  RenewLink,
  RestoredItems,
  SomeItems,
  TreeItem,
  UnsharedPictures,
  UserHome,
} from '../items/index.ts';
import { Done } from './done-and-id.ts';

const perMade = { name: 'items', points: 600, seconds: 3600, by: 'caller' } as const;

/** The calls about users’ trees (decisions section 7). */
export const itemsRoutes = {
  userHome: route({
    ...endpoints.userHome,
    summary: 'A folder of a user’s tree, as far as the caller may see it',
    params: z.strictObject({ username: Username }),
    query: InDirectory,
    response: UserHome,
  }),
  newItem: route({
    ...endpoints.newItem,
    summary: 'Make a folder or a category',
    body: NewItem,
    response: TreeItem,
    status: 201,
    limits: [perMade],
  }),
  changeItem: route({
    ...endpoints.changeItem,
    summary: 'Name, visibility or colour of an item',
    body: ChangeItem,
    response: TreeItem,
  }),
  renewLink: route({
    ...endpoints.renewLink,
    summary: 'Give an item another key, which ends the links to it',
    body: RenewLink,
    response: TreeItem,
    limits: [perMade],
  }),
  moveItems: route({ ...endpoints.moveItems, summary: 'Move or reorder items', body: MoveItems, response: Done }),
  copyItems: route({
    ...endpoints.copyItems,
    summary: 'Copy items with all that is in them',
    body: CopyItems,
    response: CopiedItems,
    status: 201,
    limits: [perMade],
  }),
  unsharedPictures: route({
    ...endpoints.unsharedPictures,
    summary: 'How many pictures in own items others do not see',
    body: SomeItems,
    response: UnsharedPictures,
  }),
  deleteItems: route({
    ...endpoints.deleteItems,
    summary: 'Throw items into the bin, for 30 days',
    body: SomeItems,
    response: Done,
  }),
  restoreItems: route({
    ...endpoints.restoreItems,
    summary: 'Take items out of the bin',
    body: SomeItems,
    response: RestoredItems,
  }),
  bin: route({
    ...endpoints.bin,
    summary: 'What the caller threw away, newest first',
    response: z.array(BinItem),
  }),
  emptyBin: route({
    ...endpoints.emptyBin,
    summary: 'Delete for good what is in the bin',
    body: EmptyBin,
    response: Done,
  }),
} as const;
