import { Module } from '@nestjs/common';
import { OwnTree } from './own-tree.ts';

/** For every noun that puts something into trees: the one place where they are locked. */
@Module({ providers: [OwnTree], exports: [OwnTree] })
export class TreeModule {}
