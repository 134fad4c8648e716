import { Global, Module } from '@nestjs/common';
import { ROOT_FOLDERS } from '../../accounts/root-folders.ts';
import { OwnTree } from './own-tree.ts';
import { rootFolders } from './make-root-folder.ts';

/** For every noun that puts something into trees: the one place where they are locked. Accounts ask it for their roots. */
@Global()
@Module({ providers: [OwnTree, { provide: ROOT_FOLDERS, useValue: rootFolders }], exports: [OwnTree, ROOT_FOLDERS] })
export class TreeModule {}
