import { Module } from '@nestjs/common';
import { ClassesController } from './classes.controller.ts';
import { ClassesService } from './classes.service.ts';
import { OwnClasses } from './own-classes.ts';
import { StudentsService } from './students/students.service.ts';

@Module({
  controllers: [ClassesController],
  providers: [OwnClasses, ClassesService, StudentsService],
})
export class ClassesModule {}
