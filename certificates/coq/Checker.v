(* A verified checker of chains.  check_chain computes with permutations as binary trees; check_chain_order says that
   where it answers true, the permutations that these trees represent generate a group of the order that is stated. *)
From mathcomp Require Import all_ssreflect all_fingroup.
From Coq Require Import PArith NArith ZArith.
Delimit Scope N_scope with num.
Delimit Scope nat_scope with N.
From Cubelang Require Import Chain.

Set Implicit Arguments.
Unset Strict Implicit.
Unset Printing Implicit Defensive.
Import GroupScope.

(* A table of images: positive numbers to positive numbers. *)
Inductive tree := Leaf | Node of tree & option positive & tree.

Fixpoint get t i : option positive :=
  match t, i with
  | Leaf, _ => None
  | Node l v r, xH => v
  | Node l v r, xO j => get l j
  | Node l v r, xI j => get r j
  end.

Fixpoint set i x t : tree :=
  match i, t with
  | xH, Leaf => Node Leaf (Some x) Leaf
  | xH, Node l _ r => Node l (Some x) r
  | xO j, Leaf => Node (set j x Leaf) None Leaf
  | xO j, Node l v r => Node (set j x l) v r
  | xI j, Leaf => Node Leaf None (set j x Leaf)
  | xI j, Node l v r => Node l v (set j x r)
  end.

(* First t, then s. *)
Fixpoint mul t s : tree :=
  match t with
  | Leaf => Leaf
  | Node l v r => Node (mul l s) (if v is Some x then get s x else None) (mul r s)
  end.

Lemma get_mul t s i : get (mul t s) i = if get t i is Some x then get s x else None.
Proof. by elim: t i => [|l IHl v r IHr] [i|i|] //=. Qed.

Definition eqo (a b : option positive) :=
  match a, b with Some x, Some y => Pos.eqb x y | None, None => true | _, _ => false end.
Lemma eqoP a b : eqo a b -> a = b.
Proof. by case: a b => [a|] [b|] //= /Pos.eqb_eq ->. Qed.

Definition table (keys : seq positive) (images : seq positive) :=
  foldl (fun t kv => set kv.1 kv.2 t) Leaf (zip keys images).
Definition identity keys := table keys keys.
Definition inverse keys t := foldl (fun s k => if get t k is Some x then set x k s else s) Leaf keys.
Definition is_identity keys t := all (fun k => eqo (get t k) (Some k)) keys.

Definition entry := (positive * (tree * tree))%type.
Fixpoint lookup (us : seq entry) x :=
  match us with
  | [::] => None
  | (y, u) :: us' => if Pos.eqb x y then Some u else lookup us' x
  end.

(* The orbit of b with its transversal: points with an element that takes b to them, and its inverse. *)
Section Orbit.
Variable keys : seq positive.
Variable b : positive.

Definition visit (u : tree) (state : seq entry * seq tree) (s : tree) :=
  let v := mul u s in
  if get v b is Some x then
    if lookup state.1 x is None then
      let w := inverse keys v in
      if is_identity keys (mul v w) then ((x, (v, w)) :: state.1, v :: state.2) else state
    else state
  else state.

Fixpoint grow fuel ss (us : seq entry) (queue : seq tree) :=
  match fuel, queue with
  | fuel'.+1, u :: queue' => let st := foldl (visit u) (us, queue') ss in grow fuel' ss st.1 st.2
  | _, _ => us
  end.
Definition orbit_of ss :=
  let e := identity keys in grow (size keys).+1 ss [:: (b, (e, e))] [:: e].
End Orbit.

Record level := Level { point : positive; strong : seq tree; transversal : seq entry }.

Fixpoint chain keys (base : seq positive) ss :=
  match base with
  | [::] => [::]
  | b :: base' =>
      Level b ss (orbit_of keys b ss) :: chain keys base' [seq s <- ss | eqo (get s b) (Some b)]
  end.

Fixpoint sift keys (c : seq level) t :=
  match c with
  | [::] => is_identity keys t
  | l :: c' =>
      if get t (point l) is Some x then
        if lookup (transversal l) x is Some u then sift keys c' (mul t u.2) else false
      else false
  end.

Fixpoint complete keys (c : seq level) :=
  match c with
  | [::] => true
  | l :: c' =>
      complete keys c' &&
      all (fun e : entry => all (fun s =>
        let g := mul e.2.1 s in
        if get g (point l) is Some x then
          if lookup (transversal l) x is Some u then sift keys c' (mul g u.2) else false
        else false) (strong l)) (transversal l)
  end.

(* The chain of no base points has one element; so the strong generators must be the identity there. *)
Definition chain_order (c : seq level) : N := foldr (fun l n => (N.of_nat (size (transversal l)) * n)%num) 1%num c.

(* Products of earlier elements: k and -k stand for element k and its inverse. *)
Definition reference keys (es : seq tree) (k : Z) :=
  match k with
  | Z0 => Leaf
  | Zpos p => nth Leaf es (Pos.to_nat p).-1
  | Zneg p => let t := nth Leaf es (Pos.to_nat p).-1 in
              let s := inverse keys t in if is_identity keys (mul t s) then s else Leaf
  end.
Definition product keys es (w : seq Z) := foldl (fun t k => mul t (reference keys es k)) (identity keys) w.
Definition elements keys gens (words : seq (seq Z)) := foldl (fun es w => rcons es (product keys es w)) gens words.

Definition good keys t := is_identity keys (mul t (inverse keys t)).

Definition check_chain keys gens words (chosen : seq nat) base (order : N) : bool :=
  let es := elements keys gens words in
  let ss := [seq nth Leaf es k.-1 | k <- chosen] in
  let c := chain keys base ss in
  [&& all (good keys) ss, all (fun b => has (Pos.eqb b) keys) base, complete keys c,
    all (sift keys c) gens & N.eqb (chain_order c) order].

Section Soundness.
Variables (T : finType) (key : T -> positive) (keys : seq positive).
Hypothesis key_inj : injective key.
Hypothesis keysP : forall k, List.In k keys <-> exists x, k = key x.

(* The tree t represents p. *)
Definition rep t (p : {perm T}) := forall x, get t (key x) = Some (key (p x)).

Lemma allI (A : Type) (P : A -> bool) s : all P s -> forall x, List.In x s -> P x.
Proof. by elim: s => [|a s IH] //= /andP[Pa Ps] x [<-|/IH]; auto. Qed.

Lemma rep_mul t s p q : rep t p -> rep s q -> rep (mul t s) (p * q).
Proof. by move=> tp sq x; rewrite get_mul tp sq permM. Qed.

Lemma rep_inj t p q : rep t p -> rep t q -> p = q.
Proof. by move=> tp tq; apply/permP=> x; apply: key_inj; have := tp x; rewrite tq => -[]. Qed.

Lemma is_identityP t : is_identity keys t -> rep t 1.
Proof. by move=> /allI id x; rewrite perm1; apply/eqoP/id/keysP; exists x. Qed.

Lemma rep_inv t s p : rep t p -> is_identity keys (mul t s) -> rep s p^-1.
Proof.
move=> tp /is_identityP ts x; have := ts (p^-1 x).
by rewrite get_mul tp permKV perm1.
Qed.

Lemma get_set i x t j : get (set i x t) j = if Pos.eqb j i then Some x else get t j.
Proof.
elim: i t j => [i IH|i IH|] [|l v r] [j|j|] //=; rewrite ?IH //; by [case: j|case: (Pos.eqb j i) => //; case: j].
Qed.

Lemma rep_identity : rep (identity keys) 1.
Proof.
move=> x; rewrite perm1 /identity /table.
have : List.In (key x) keys by apply/keysP; exists x.
have gen (ks : seq positive) t k : List.In k ks \/ get t k = Some k ->
  get (foldl (fun t kv => set kv.1 kv.2 t) t (zip ks ks)) k = Some k.
  elim: ks t => [|a ks IH] t /=; first by case.
  case=> [[->|ink]|gk]; apply: IH; rewrite ?get_set; [right|by left|right]; first by rewrite Pos.eqb_refl.
  by case: (Pos.eqb_spec k a) => [->|].
by move=> ink; apply: gen; left.
Qed.

(* A tree whose images are in range and that has an inverse represents a permutation. *)
Definition toperm t : {perm T} :=
  insubd (1 : {perm T}) [ffun x => odflt x [pick y | eqo (get t (key x)) (Some (key y))]].

Lemma inP (A : eqType) (x : A) s : reflect (List.In x s) (x \in s).
Proof.
elim: s => [|a s IH] /=; first by apply: ReflectF.
rewrite inE; apply: (iffP orP) => [[/eqP->|/IH]|[->|/IH]]; by [left|right].
Qed.

Lemma hasI (A : Type) (P : A -> bool) s : has P s -> exists2 x, List.In x s & P x.
Proof.
elim: s => [|a s IH] //= /orP[Pa|/IH[x xs Px]]; first by exists a => //; left.
by exists x => //; right.
Qed.

Lemma rep_toperm t : good keys t -> all (fun k => if get t k is Some y then has (Pos.eqb y) keys else false) keys ->
  rep t (toperm t).
Proof.
move=> /is_identityP tt /allI range x.
rewrite /toperm; set f := finfun _.
have key_in y : List.In (key y) keys by apply/keysP; exists y.
have fP y : get t (key y) = Some (key (f y)).
  rewrite ffunE; case: pickP => [z /eqoP //|none].
  have := range _ (key_in y); case e: (get t (key y)) => [k|] // /hasI[k' /keysP[z ->] /Pos.eqb_eq kz].
  by have := none z; rewrite e kz /= Pos.eqb_refl.
have f_inj : injectiveb f.
  apply/injectiveP=> y z fyz; apply: key_inj.
  by have := tt y; have := tt z; rewrite !get_mul !fP !perm1 fyz => -> [].
by rewrite fP -pvalE; congr (Some (key (_ x))); rewrite [pval _](insubdK (1 : {perm T}) f_inj).
Qed.

Definition reps := List.Forall2 rep.

Section Forall2.
Variables (A B : Type) (R : A -> B -> Prop).
Lemma forall2_l s r x : List.Forall2 R s r -> List.In x s -> exists2 y, List.In y r & R x y.
Proof.
elim=> [|a b s' r' Rab _ IH] //= [<-|/IH[y yr Rxy]]; first by exists b => //; left.
by exists y => //; right.
Qed.
Lemma forall2_r s r y : List.Forall2 R s r -> List.In y r -> exists2 x, List.In x s & R x y.
Proof.
elim=> [|a b s' r' Rab _ IH] //= [<-|/IH[x xs Rxy]]; first by exists a => //; left.
by exists x => //; right.
Qed.
Lemma forall2_choose s : (forall x, List.In x s -> exists y, R x y) -> exists r, List.Forall2 R s r.
Proof.
elim: s => [|a s IH] all_R; first by exists [::].
have [|r Rr] := IH; first by move=> x xs; apply: all_R; right.
by have [y Ry] := all_R a (or_introl erefl); exists (y :: r); constructor.
Qed.
Lemma forall2_size s r : List.Forall2 R s r -> size s = size r.
Proof. by elim=> //= a b s' r' _ _ ->. Qed.
End Forall2.

Lemma lookup_in us x u : lookup us x = Some u -> List.In (x, u) us.
Proof.
elim: us => [|[y v] us IH] //=; case: (Pos.eqb_spec x y) => [->|_] h; last by right; apply: IH.
by case: h => ->; left.
Qed.
Lemma lookup_none us x : lookup us x = None -> ~ List.In x (map fst us).
Proof.
elim: us => [_ []|[y v] us IH] /=; case: (Pos.eqb_spec x y) => [_|ne /IH h [e|//]]; first by [].
by case: ne.
Qed.

Section OneOrbit.
Variables (b : T) (ss : seq tree) (ps : seq {perm T}).
Hypothesis ss_ps : reps ss ps.

Definition entry_of (e : entry) (u : {perm T}) :=
  [/\ u \in grp ps, rep e.2.1 u, rep e.2.2 u^-1 & e.1 = key (u b)].
Definition inside t := exists2 p, p \in grp ps & rep t p.
Let e1 := (key b, (identity keys, identity keys)).
Definition state_ok (st : seq entry * seq tree) :=
  [/\ forall e, List.In e st.1 -> exists u, entry_of e u, List.In e1 st.1, List.NoDup (map fst st.1)
    & forall t, List.In t st.2 -> inside t].

Lemma visit_ok u s st : inside u -> List.In s ss -> state_ok st -> state_ok (visit keys (key b) u st s).
Proof.
move=> [p pG up] sS ok; rewrite /visit; have [q qps sq] := forall2_l ss_ps sS.
have pqG : p * q \in grp ps by rewrite groupM // mem_grp //; apply/inP.
have upq : rep (mul u s) (p * q) by apply: rep_mul.
rewrite (upq b); case e: (lookup _ _) => [//|]; case: ifP => // inv; case: ok => us_ok e1_in nodup q_ok.
split=> /=.
- move=> _ [<-|/us_ok//]; exists (p * q); split=> //=; exact: rep_inv upq inv.
- by right.
- by constructor=> //; apply: lookup_none.
- by move=> _ [<-|/q_ok//]; exists (p * q).
Qed.

Lemma grow_ok fuel us queue : state_ok (us, queue) ->
  state_ok (grow keys (key b) fuel ss us queue, [::]).
Proof.
elim: fuel us queue => [|fuel IH] us queue ok /=; first by case: ok.
case: queue ok => [|u queue] ok; first by case: ok.
set st := foldl _ _ _.
suff : state_ok st by case: (st) => us' queue' /= /IH.
have u_in : inside u by case: ok => _ _ _; apply; left.
have {ok} ok : state_ok (us, queue) by case: ok => h1 h2 h3 h4; split=> // t tq; apply: h4; right.
have sub : forall t, List.In t ss -> List.In t ss by [].
rewrite /st; elim: {1 3}ss sub (us, queue) ok => [|s ss' IHs] sub st0 ok //=.
apply: IHs; first by move=> t tss; apply: sub; right.
by apply: visit_ok => //; apply: sub; left.
Qed.

Lemma orbit_ok : exists us : seq {perm T},
  [/\ List.Forall2 entry_of (orbit_of keys (key b) ss) us, 1 \in us & uniq [seq u b | u : {perm T} <- us]].
Proof.
have start : state_ok ([:: e1], [:: identity keys]).
  split=> /=; first 1 last; first by left.
  - by constructor=> //; constructor.
  - by move=> _ [<-|//]; exists 1; [apply: group1 | apply: rep_identity].
  - move=> _ [<-|//]; exists 1; split=> /=; rewrite ?invg1 ?perm1 ?group1 //; exact: rep_identity.
have [ok e1_in nodup _] := grow_ok (size keys).+1 start.
have [us us_ok] := forall2_choose ok; exists us; split=> //.
  have [u uU [_ e1u _ _]] := forall2_l us_ok e1_in.
  by apply/inP; rewrite (rep_inj rep_identity e1u).
suff nodup_uniq : forall es vs, List.Forall2 entry_of es vs -> List.NoDup (map fst es) ->
  uniq [seq u b | u : {perm T} <- vs] by exact: nodup_uniq us_ok nodup.
move=> es vs; elim=> [|e v es' vs' [_ _ _ ev] es_vs IH] //= nd.
inversion_clear nd as [|? ? notin nd']; rewrite IH // andbT; apply/negP=> /mapP[w wvs vw].
have [e' e'es [_ _ _ e'w]] := forall2_r es_vs (elimT (inP _ _) wvs).
by apply: notin; rewrite ev vw -e'w; apply: List.in_map.
Qed.
End OneOrbit.

Lemma reps_filter b ss ps : reps ss ps ->
  reps [seq s <- ss | eqo (get s (key b)) (Some (key b))] [seq p : {perm T} <- ps | p b == b].
Proof.
elim=> [|s p ss' ps' sp _ IH] /=; first by constructor.
have -> : eqo (get s (key b)) (Some (key b)) = (p b == b).
  by rewrite sp /=; apply/idP/eqP=> [/Pos.eqb_eq/key_inj //|->]; rewrite Pos.eqb_refl.
by case: ifP => _; first constructor.
Qed.

Lemma chain_ok base ss ps : reps ss ps -> (forall k, List.In k base -> List.In k keys) ->
  complete keys (chain keys base ss) ->
  exists H : {group {perm T}}, [/\ H \subset grp ps, #|H| = N.to_nat (chain_order (chain keys base ss))
    & forall t p, rep t p -> sift keys (chain keys base ss) t -> p \in H].
Proof.
elim: base ss ps => [|k base IH] ss ps ss_ps base_keys /=.
  move=> _; exists 1%G; split=> [||t p tp /is_identityP t1]; rewrite ?sub1G ?cards1 //.
  by rewrite (rep_inj tp t1) group1.
have [b kb] : exists b, k = key b by apply/keysP/base_keys; left.
rewrite kb in base_keys *; case/andP=> comp schreier.
have ss'_ps' := reps_filter b ss_ps.
have [|H [Hsub Hcard Hsift]] := IH _ _ ss'_ps' _ comp.
  by move=> j jb; apply: base_keys; right.
have [us [us_ok us1 us_uniq]] := orbit_ok b ss_ps.
have sub_ps : grp [seq p : {perm T} <- ps | p b == b] \subset grp ps.
  by apply: grp_sub => p; rewrite mem_filter => /andP[_ /mem_grp].
have HS := subset_trans Hsub sub_ps.
have usG : {subset us <= grp ps}.
  by move=> u /inP uU; have [e _ []] := forall2_r us_ok uU.
have look u x : lookup (orbit_of keys (key b) ss) x = Some u ->
  exists v, [/\ v \in us, rep u.2 v^-1 & x = key (v b)].
  move=> /lookup_in h; have [v /inP vU [_ _ uv xv]] := forall2_l us_ok h.
  by exists v; split.
have order : #|grp ps| = (size us * #|H|)%N.
  apply: (@level_order _ b) => //.
    move=> h /(subsetP Hsub) hG; apply/eqP.
    have fixb : grp [seq p : {perm T} <- ps | p b == b] \subset [set p : {perm T} | p b == b].
      apply: grp_ind => [|x s]; first by rewrite inE perm1.
      by rewrite !inE mem_filter => /eqP xb /andP[/eqP sb _]; rewrite permM xb sb.
    by have := subsetP fixb h hG; rewrite inE.
  move=> u s /inP uU /inP sS.
  have [[y [v w]] vU [_ /= vu _ _]] := forall2_r us_ok uU.
  have [t tS ts] := forall2_r ss_ps sS.
  have := allI (allI schreier vU) tS; rewrite /= (rep_mul vu ts b).
  case e: (lookup _ _) => [z|] // sifts; have [v' [v'U zv' _]] := look _ _ e.
  by exists v' => //; apply: Hsift sifts; do 2 apply: rep_mul => //.
exists [group of grp ps]; split=> //.
  by rewrite order Hcard N2Nat.inj_mul Nat2N.id (forall2_size us_ok).
move=> t p tp; rewrite (tp b); case e: (lookup _ _) => [z|] // sifts.
have [v [vU zv _]] := look _ _ e.
have := Hsift _ _ (rep_mul tp zv) sifts => /(subsetP HS) pv.
by rewrite -(groupMr _ (groupVr (usG v vU))).
Qed.

(* Elements that are products of generators. *)
Section Elements.
Variables (gens : seq tree) (gs : seq {perm T}).
Hypothesis gens_gs : reps gens gs.

(* What a tree stands for: if it is good, it represents an element of the group. *)
Definition element_ok t := (exists2 p, p \in grp gs & rep t p) \/ forall i, get t i = None.

Lemma nth_ok es k : (forall t, List.In t es -> element_ok t) -> element_ok (nth Leaf es k).
Proof.
move=> ok; case: (ltnP k (size es)) => [lt|ge]; last by rewrite nth_default //; right; case.
apply: ok; elim: es k lt => [|a es IH] [|k] //= lt; first by left.
by right; apply: IH.
Qed.

Lemma mul_ok t s : element_ok t -> element_ok s -> element_ok (mul t s).
Proof.
case=> [[p pG tp]|t0]; case=> [[q qG sq]|s0].
- by left; exists (p * q); [rewrite groupM | apply: rep_mul].
- by right=> i; rewrite get_mul; case: (get t i).
- by right=> i; rewrite get_mul t0.
- by right=> i; rewrite get_mul t0.
Qed.

Hypothesis nonempty : exists x : T, true.

Lemma reference_ok es k : (forall t, List.In t es -> element_ok t) -> element_ok (reference keys es k).
Proof.
have leaf : element_ok Leaf by right; case.
move=> ok; case: k => [|p|p] //=; first exact: nth_ok.
case: ifP => // inv; case: (nth_ok (Pos.to_nat p).-1 ok) => [[q qG tq]|t0].
  by left; exists q^-1; [rewrite groupV | apply: rep_inv tq inv].
have [x _] := nonempty; have := is_identityP inv x; by rewrite get_mul t0.
Qed.

Lemma elements_ok words t : List.In t (elements keys gens words) -> element_ok t.
Proof.
rewrite /elements.
have : forall t, List.In t gens -> element_ok t.
  move=> s sg; have [p /inP pg sp] := forall2_l gens_gs sg.
  by left; exists p => //; apply: mem_grp.
elim: words gens t => [|w words IH] es t ok //=; first exact: ok.
apply: IH => s.
have prod_ok : element_ok (product keys es w).
  rewrite /product; have : element_ok (identity keys).
    by left; exists 1; [apply: group1 | apply: rep_identity].
  elim: w (identity keys) => [|k w IHw] t0 t0_ok //=.
  by apply: IHw; apply: mul_ok => //; apply: reference_ok.
rewrite -cats1 => /List.in_app_iff[/ok //|[<-|//]]; exact: prod_ok.
Qed.

Theorem check_chain_ok words chosen base order :
  check_chain keys gens words chosen base order ->
  #|grp gs| = N.to_nat order /\
  let c := chain keys base [seq nth Leaf (elements keys gens words) k.-1 | k <- chosen] in
  forall t p, rep t p -> sift keys c t -> p \in grp gs.
Proof.
rewrite /check_chain; set ss := map _ _.
case/and5P=> goods /allI bases comp /allI gens_sift /N.eqb_eq <-.
have ss_ok t : List.In t ss -> exists p, p \in grp gs /\ rep t p.
  move=> tss; have tg := allI goods tss.
  have : element_ok t.
    rewrite /ss in tss; move/List.in_map_iff: tss => [k [<- _]].
    by apply: nth_ok => s; apply: elements_ok.
  case=> [[p pG tp]|t0]; first by exists p.
  have [x _] := nonempty; have := is_identityP tg x; by rewrite get_mul t0.
have [ps ps_ok] := forall2_choose ss_ok.
have ss_ps : reps ss ps.
  by elim: ps_ok => [|t p ? ? [_ tp] _ IH]; constructor.
have [|H [Hsub Hcard Hsift]] := chain_ok ss_ps _ comp.
  move=> k kb; have [j jk /Pos.eqb_eq ->] := hasI (bases k kb); exact: jk.
have psG : grp ps \subset grp gs.
  apply: grp_sub => p /inP pps; by have [t _ []] := forall2_r ps_ok pps.
have gsH : grp gs \subset H.
  apply: grp_sub => g /inP gg; have [t tg tp] := forall2_r gens_gs gg.
  exact: Hsift tp (gens_sift t tg).
have gsE : grp gs = H.
  apply/eqP; rewrite eqEsubset gsH; exact: subset_trans Hsub psG.
by split=> [|t p tp sifts]; rewrite gsE //; apply: Hsift tp sifts.
Qed.
End Elements.
End Soundness.
