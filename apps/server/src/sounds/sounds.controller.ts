import type { Result } from '@lexiroom/contracts/http';
import { routes } from '@lexiroom/contracts/routes';
import { Controller } from '@nestjs/common';
import { type Call, Endpoint, userOf } from '../http/gate/endpoint.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { callerOf } from './caller-of.ts';
import { SoundListService } from './sound-list.service.ts';
import { SoundUploadsService } from './sound-uploads.service.ts';
import { WordSoundsService } from './word-sounds.service.ts';

@Controller()
export class SoundsController {
  constructor(
    private readonly words: WordSoundsService,
    private readonly list: SoundListService,
    private readonly uploads: SoundUploadsService,
  ) {}

  @Endpoint(routes.wordSound)
  wordSound(call: Call<typeof routes.wordSound>): Promise<Result<typeof routes.wordSound> | Refusal> {
    const { params, query, visitor } = call;
    return this.words.ofWord(visitor, params.word_id, query.word_type ?? 'target', callerOf(visitor));
  }

  @Endpoint(routes.searchWordSound)
  searchWordSound(call: Call<typeof routes.searchWordSound>): Promise<Result<typeof routes.searchWordSound> | Refusal> {
    return this.words.ofOwnWord(userOf(call), call.body.word_id, callerOf(call.visitor));
  }

  @Endpoint(routes.changeSound)
  changeSound(call: Call<typeof routes.changeSound>): Promise<Result<typeof routes.changeSound> | Refusal> {
    return this.words.choose(userOf(call), call.body);
  }

  @Endpoint(routes.generateSounds)
  generateSounds(call: Call<typeof routes.generateSounds>): Promise<Result<typeof routes.generateSounds> | Refusal> {
    return this.list.generate(userOf(call), call.body, callerOf(call.visitor));
  }

  @Endpoint(routes.uploadSound)
  uploadSound(call: Call<typeof routes.uploadSound>): Promise<Result<typeof routes.uploadSound> | Refusal> {
    return this.uploads.upload(userOf(call), call.body);
  }

  @Endpoint(routes.replaceSound)
  replaceSound(call: Call<typeof routes.replaceSound>): Promise<Result<typeof routes.replaceSound> | Refusal> {
    return this.uploads.replace(userOf(call), call.body);
  }

  @Endpoint(routes.nameSound)
  nameSound(call: Call<typeof routes.nameSound>): Promise<Result<typeof routes.nameSound> | Refusal> {
    return this.uploads.name(userOf(call), call.body);
  }

  @Endpoint(routes.deleteSound)
  deleteSound(call: Call<typeof routes.deleteSound>): Promise<Result<typeof routes.deleteSound> | Refusal> {
    return this.uploads.delete(userOf(call), call.body.sound_id);
  }
}
