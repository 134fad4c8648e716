import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * For specs: a program that takes the same arguments as Piper, reads a text from each line and names the WAV file that it has
 * written, as the older program does on its output or the newer one among its messages. It says every letter as a tenth of a
 * second of a tone. `deadly` ends it, `mute` is silence, `noise` is no WAV file; all texts are written to `heard.txt`
 * beside the model.
 */
const program = (way: 'older' | 'newer') => `#!${process.execPath}
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import path from 'node:path';
const argument = (name) => process.argv[process.argv.indexOf(name) + 1];
const [model, folder] = [argument('--model'), argument('--output_dir')];
if (!existsSync(model)) throw new Error('Unable to find voice: ' + model);
const { audio: { sample_rate } } = JSON.parse(readFileSync(model + '.json', 'utf8'));
process.stderr.write('[piper] [info] Loaded voice in 0.1 second(s)\\n');
let count = 0;
for await (const text of createInterface({ input: process.stdin })) {
  appendFileSync(path.join(path.dirname(model), 'heard.txt'), path.basename(model) + ' ' + text + '\\n');
  if (text === 'deadly') process.exit(1);
  const length = Math.round(0.1 * sample_rate * text.length);
  const file = Buffer.alloc(44 + 2 * length);
  file.write('RIFF', 0); file.writeUInt32LE(36 + 2 * length, 4); file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16); file.writeUInt16LE(1, 20); file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sample_rate, 24); file.writeUInt32LE(2 * sample_rate, 28);
  file.writeUInt16LE(2, 32); file.writeUInt16LE(16, 34); file.write('data', 36); file.writeUInt32LE(2 * length, 40);
  const height = text === 'mute' ? 0 : 3000;
  for (let at = 0; at < length; at++) {
    file.writeInt16LE(Math.round(height * Math.sin((2 * Math.PI * 440 * at) / sample_rate)), 44 + 2 * at);
  }
  const name = path.join(folder, String(++count) + '.wav');
  writeFileSync(name, text === 'noise' ? 'this is no sound' : file);
  ${way === 'older' ? "process.stdout.write(name + '\\n')" : "process.stderr.write('INFO:__main__:Wrote ' + name + '\\n')"};
}
`;

/** Writes the program into a folder, and gives its place. */
export async function standInPiper(folder: string, way: 'older' | 'newer' = 'newer'): Promise<string> {
  const file = path.join(folder, `piper-${way}.mjs`);
  await writeFile(file, program(way));
  await chmod(file, 0o755);
  return file;
}

/** Lays a voice into a folder, as an operator does. */
export async function layVoice(folder: string, name: string, code: string, sample_rate = 22_050): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.onnx`), 'the weights of a voice');
  const config = { audio: { sample_rate, quality: 'medium' }, language: { code, family: code.slice(0, 2) } };
  await writeFile(path.join(folder, `${name}.onnx.json`), JSON.stringify(config));
}
