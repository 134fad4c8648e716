import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { ImportsService } from './imports.service.ts';

type Answer<Name extends keyof typeof routes> = Promise<Result<(typeof routes)[Name]> | Refusal>;

@Controller()
export class ImportsController {
  constructor(private readonly imports: ImportsService) {}

  @Endpoint(routes.newImport)
  newImport(call: Call<typeof routes.newImport>): Answer<'newImport'> {
    return this.imports.begin(userOf(call), call.body);
  }

  @Endpoint(routes.importPart)
  importPart(call: Call<typeof routes.importPart>): Answer<'importPart'> {
    return this.imports.addPart(userOf(call), call.body);
  }

  @Endpoint(routes.importView)
  importView(call: Call<typeof routes.importView>): Answer<'importView'> {
    return this.imports.view(userOf(call), call.query);
  }

  @Endpoint(routes.changeImport)
  changeImport(call: Call<typeof routes.changeImport>): Answer<'changeImport'> {
    return this.imports.change(userOf(call), call.body);
  }

  @Endpoint(routes.startImport)
  startImport(call: Call<typeof routes.startImport>): Answer<'startImport'> {
    return this.imports.start(userOf(call), call.body);
  }

  @Endpoint(routes.cancelImport)
  cancelImport(call: Call<typeof routes.cancelImport>): Answer<'cancelImport'> {
    return this.imports.cancel(userOf(call), call.body);
  }

  @Endpoint(routes.undoImport)
  undoImport(call: Call<typeof routes.undoImport>): Answer<'undoImport'> {
    return this.imports.undo(userOf(call), call.body);
  }

  @Endpoint(routes.imports)
  list(call: Call<typeof routes.imports>): Answer<'imports'> {
    return this.imports.list(userOf(call));
  }

  @Endpoint(routes.importProblems)
  importProblems(call: Call<typeof routes.importProblems>): Answer<'importProblems'> {
    return this.imports.problems(userOf(call), call.query);
  }
}
