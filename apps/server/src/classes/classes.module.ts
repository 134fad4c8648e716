import { Module } from '@nestjs/common';
import { ClassesController } from './classes.controller.ts';
import { ClassesService } from './classes.service.ts';
import { JoinCodesService } from './joining/join-codes.service.ts';
import { JoinRequestsService } from './joining/join-requests.service.ts';
import { JoiningController } from './joining/joining.controller.ts';
import { JoiningService } from './joining/joining.service.ts';
import { MyClassesService } from './joining/my-classes.service.ts';
import { MergingController } from './merging/merging.controller.ts';
import { MergingService } from './merging/merging.service.ts';
import { OwnClasses } from './own-classes.ts';
import { SharingController } from './sharing/sharing.controller.ts';
import { SharingService } from './sharing/sharing.service.ts';
import { Absences } from './students/absences.ts';
import { StudentUndo } from './students/student-undo.ts';
import { StudentsService } from './students/students.service.ts';

@Module({
  controllers: [ClassesController, JoiningController, SharingController, MergingController],
  providers: [
    OwnClasses,
    ClassesService,
    StudentsService,
    Absences,
    JoinCodesService,
    JoiningService,
    JoinRequestsService,
    StudentUndo,
    MyClassesService,
    SharingService,
    MergingService,
  ],
  exports: [OwnClasses, Absences],
})
export class ClassesModule {}
