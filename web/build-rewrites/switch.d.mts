export declare const rewrites: readonly string[];
export declare function isOn(name: string): boolean;
