import { Injectable } from '@nestjs/common';

type Question = (user_id: number) => Promise<boolean>;

/** Whether somebody hosts a live session at the moment. Live sessions answer that; accounts only ask. */
@Injectable()
export class Hosting {
  #ask: Question = async () => false;

  /** Says who answers. */
  answeredBy(ask: Question): void {
    this.#ask = ask;
  }

  isHosting(user_id: number): Promise<boolean> {
    return this.#ask(user_id);
  }
}
