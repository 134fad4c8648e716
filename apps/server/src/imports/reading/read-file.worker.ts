// A thread of its own: files of strangers are read here, and whatever they do to it ends here.
import { openFile } from './open-file.ts';
import { serveFile } from './serve-file.ts';

serveFile(openFile);
