import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { ClassesService } from './classes.service.ts';
import { StudentsService } from './students/students.service.ts';

@Controller()
export class ClassesController {
  constructor(
    private readonly ownClasses: ClassesService,
    private readonly roster: StudentsService,
  ) {}

  @Endpoint(routes.classes)
  classes(call: Call<typeof routes.classes>): Promise<Result<typeof routes.classes>> {
    return this.ownClasses.list(userOf(call), call.params.archived === 'true');
  }

  @Endpoint(routes.newClass)
  newClass(call: Call<typeof routes.newClass>): Promise<Result<typeof routes.newClass>> {
    return this.ownClasses.make(userOf(call), call.body);
  }

  @Endpoint(routes.changeClass)
  changeClass(call: Call<typeof routes.changeClass>): Promise<Result<typeof routes.changeClass> | Refusal> {
    return this.ownClasses.change(userOf(call), call.body);
  }

  @Endpoint(routes.deleteClass)
  deleteClass(call: Call<typeof routes.deleteClass>): Promise<Result<typeof routes.deleteClass>> {
    return this.ownClasses.delete(userOf(call), call.body.class_id);
  }

  @Endpoint(routes.classDetails)
  classDetails(call: Call<typeof routes.classDetails>): Promise<Result<typeof routes.classDetails>> {
    return this.ownClasses.details(userOf(call), call.params.class_id);
  }

  @Endpoint(routes.newStudents)
  newStudents(call: Call<typeof routes.newStudents>): Promise<Result<typeof routes.newStudents>> {
    return this.roster.add(userOf(call), call.body);
  }

  @Endpoint(routes.changeStudent)
  changeStudent(call: Call<typeof routes.changeStudent>): Promise<Result<typeof routes.changeStudent> | Refusal> {
    return this.roster.change(userOf(call), call.body);
  }

  @Endpoint(routes.changeStudents)
  changeStudents(call: Call<typeof routes.changeStudents>): Promise<Result<typeof routes.changeStudents>> {
    return this.roster.changeAll(userOf(call), call.body);
  }

  @Endpoint(routes.deleteStudent)
  deleteStudent(call: Call<typeof routes.deleteStudent>): Promise<Result<typeof routes.deleteStudent>> {
    return this.roster.remove(userOf(call), call.body.student_id);
  }

  @Endpoint(routes.students)
  students(call: Call<typeof routes.students>): Promise<Result<typeof routes.students>> {
    return this.roster.toAsk(userOf(call), call.params.classId);
  }
}
